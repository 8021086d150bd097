/** What calls somebody back who looks elsewhere: it stands in the title of the tab instead of the page's own. Empty for nothing. */
export const calling = $state({ text: "" });
