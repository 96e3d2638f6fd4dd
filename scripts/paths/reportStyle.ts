/** For the report alone; the charts bring their own. */
export const reportStyle = `
:root{color-scheme:light dark;--ink:#1c2024;--quiet:#60646c;--edge:#d9d9e0;--ground:#fff;--soft:#f9f9fb;--good:#208368;--bad:#ce2c31;--accent:#008573}
@media (prefers-color-scheme:dark){:root{--ink:#edeef0;--quiet:#b0b4ba;--edge:#363a3f;--ground:#111113;--soft:#18191b;--good:#3dd68c;--bad:#ff9592;--accent:#0bd8b6}}
body{margin:0;background:var(--ground);color:var(--ink);font:14px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:1200px;margin:0 auto;padding:24px 16px 96px}
h1{font-size:28px}h1+h2{margin-top:24px}h2{font-size:20px;margin-top:56px;border-top:1px solid var(--edge);padding-top:24px}h3{font-size:15px;margin-top:24px}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:4px 16px 4px 0;border-bottom:1px solid var(--edge);vertical-align:top}
td.n,th.n{text-align:right;white-space:nowrap}
a{color:var(--accent)}
.bad{color:var(--bad)}.good{color:var(--good)}.quiet{color:var(--quiet)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:12px/1.5 ui-monospace,monospace}
.wide{overflow-x:auto}summary{overflow-wrap:anywhere}
.scroll{overflow:auto;border:1px solid var(--edge);border-radius:12px;padding:8px;background:var(--ground)}
.scroll svg{max-width:none}
details{margin:4px 0}summary{cursor:pointer}
code{font:12px/1.5 ui-monospace,monospace;background:var(--soft);padding:1px 4px;border-radius:4px}
ol.steps{padding-left:24px}
.film{display:flex;gap:12px;overflow-x:auto;padding:8px 0}
.film figure{margin:0;flex:0 0 300px}.film img{width:300px;border:1px solid var(--edge);border-radius:8px;display:block}
.film figcaption{font-size:12px;color:var(--quiet)}
svg a{text-decoration:none}svg a:hover text{text-decoration:underline}
:target{scroll-margin-top:16px;outline:2px solid var(--accent);outline-offset:4px}
`;
