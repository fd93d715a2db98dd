/** The stylesheet of the sandbox's pages. They belong to no brand, and look like none. */
export const PAGE_STYLE = `
:root{color-scheme:dark;--bg:#0d0f14;--panel:#151923;--line:#262c3a;--text:#eef1f7;--muted:#a3acbf;--accent:#8fb7ff}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;background:radial-gradient(70rem 36rem at 85% -12rem,#1d2a4a 0,transparent 70%),var(--bg);color:var(--text);font:400 16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif;-webkit-font-smoothing:antialiased}
header{display:flex;flex-wrap:wrap;gap:4px 20px;align-items:baseline;max-width:1080px;margin:0 auto;padding:32px 24px 0}
.mark{margin:0;font-weight:650;letter-spacing:.02em}
.note{margin:0;color:var(--muted);font-size:14px}
main{max-width:1080px;margin:0 auto;padding:24px}
h1{margin:16px 0 20px;font-size:clamp(28px,5vw,40px);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
.lead{margin:-8px 0 24px;color:var(--muted)}
.panel+.lead{margin-top:36px}
.panel{border:1px solid var(--line);border-radius:18px;background:color-mix(in oklab,var(--panel) 88%,transparent);overflow:hidden}
.list{list-style:none;margin:0;padding:0}
.list li+li{border-top:1px solid var(--line)}
.list a{display:grid;grid-template-columns:7rem minmax(0,1fr) auto;gap:4px 20px;align-items:baseline;padding:16px 20px;color:inherit;text-decoration:none}
.list a:hover{background:#1b2130}
.list .who{color:var(--accent);font-size:14px;overflow:hidden;text-overflow:ellipsis}
.list .what{font-weight:550;overflow-wrap:anywhere}
.list .to{grid-column:2;color:var(--muted);font-size:14px;overflow-wrap:anywhere}
.list time{color:var(--muted);font-size:14px;font-variant-numeric:tabular-nums}
@media(max-width:640px){.list a{grid-template-columns:minmax(0,1fr) auto}.list .what,.list .to{grid-column:1/-1}}
.empty{padding:56px 24px;text-align:center;color:var(--muted)}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:6px 20px;margin:0;padding:20px;border-bottom:1px solid var(--line)}
dt{color:var(--muted)}
dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:min(70svh,760px);border:0;background:#fff}
pre{margin:0;padding:20px;white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace;color:var(--muted)}
h2{margin:28px 0 12px;font-size:18px}
a{color:var(--accent);text-underline-offset:3px}
a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
.pay{display:grid;gap:20px;max-width:460px;padding:24px}
.pay p{margin:0}
.pay .sum{display:flex;justify-content:space-between;gap:20px;align-items:baseline;font-size:20px;font-weight:600}
.pay .later{color:var(--muted);font-size:14px}
.checkout{display:grid;gap:28px;max-width:460px;margin:0 auto}
.checkout h1{margin:0 0 24px}
.checkout .pay{max-width:none;padding:28px;box-shadow:0 24px 60px #0006}
.checkout .total{display:grid;gap:2px;margin:0 0 8px;color:var(--muted)}
.checkout .total strong{color:var(--text);font-size:clamp(40px,7vw,56px);font-weight:650;line-height:1.1;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.checkout .later{margin:0 0 12px;color:var(--muted)}
.checkout h2{margin:0 0 12px;color:var(--muted);font-size:14px;font-weight:500;text-wrap:balance}
.checkout .cards{padding:0;list-style:none}
.checkout .cards li{display:flex;flex-wrap:wrap;gap:2px 14px;padding:8px 0;border-top:1px solid var(--line)}
@media(min-width:900px){.checkout{grid-template:auto 1fr/minmax(0,1fr) 440px;gap:32px 96px;max-width:none;padding-top:clamp(16px,8svh,96px)}.checkout .order{grid-area:1/1}.checkout .tests{grid-area:2/1;align-self:start;max-width:440px}.checkout .pay{grid-area:1/2/3/2;align-self:start}}
.field{display:grid;gap:6px;align-content:start}
.field label{font-weight:550;white-space:nowrap}
.field .hint{color:var(--muted);font-size:14px}
.field .wrong{color:#ff9d9d;font-size:14px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}
input,select{width:100%;min-height:48px;padding:10px 14px;border:1px solid #4a556e;border-radius:12px;background:#0f131b;color:inherit;font:inherit}
input[aria-invalid=true]{border-color:#ff9d9d}
button{min-height:48px;padding:10px 22px;border:0;border-radius:12px;background:var(--accent);color:#0b1020;font:inherit;font-weight:650;cursor:pointer}
button.plain{min-height:36px;padding:4px 12px;border:1px solid #4a556e;background:transparent;color:var(--text);font-weight:500;font-size:14px}
.cards{margin:0;padding:0 0 0 18px;color:var(--muted);font-size:14px}
.cards code{color:var(--text)}
.notice{padding:14px 18px;border:1px solid #ff9d9d;border-radius:12px}
.row{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;justify-content:space-between;padding:14px 20px}
.row form{display:flex;gap:8px;flex-wrap:wrap;margin:0}
.row span{color:var(--muted);font-size:14px;overflow-wrap:anywhere}
form.mode{display:flex;gap:12px;align-items:end;flex-wrap:wrap;margin:0 0 24px}
form.mode select{width:auto}
`;
