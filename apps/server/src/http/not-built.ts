/** The page that stands in for a web client that was not built. */
export const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tafelrunde</title>
<h1>Tafelrunde</h1>
<p>The server runs, but the web client is not built yet. <code>npm start</code> builds and serves it.</p>
<p lang="de">Der Server läuft, aber die Weboberfläche ist noch nicht gebaut. <code>npm start</code> baut sie und startet.</p>
</html>
`;
