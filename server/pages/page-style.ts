/** The style of the server's own pages, with the colours and radii of the client. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --bg: light-dark(#f6f6f7, #111114);
  --card: light-dark(#fff, #1b1b1f);
  --hover: light-dark(#ededf0, #232328);
  --text: light-dark(#17171a, #f4f4f6);
  --text-2: light-dark(#50505a, #b8b8c1);
  --border: light-dark(#0000001a, #ffffff1f);
  --border-strong: light-dark(#8a8a94, #71717b);
  --accent: #d93639;
  --accent-text: light-dark(#cd272f, #ed5c58);
  font-family: system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'HarmonyOS Sans SC', MiSans,
    'Noto Sans CJK SC', 'Microsoft YaHei UI', sans-serif;
  line-height: 1.5;
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100svh; padding: 24px 16px;
  display: grid; align-content: safe center; justify-items: center;
  background: var(--bg); color: var(--text);
}
main {
  width: 100%; max-width: 420px; padding: 32px 24px 24px; border: 1px solid var(--border); border-radius: 16px;
  background: var(--card); box-shadow: 0 12px 32px #00000014;
}
.icon { display: block; width: 48px; height: 48px; margin: 0 auto 16px; }
h1 { margin: 0; font-size: 22px; line-height: 1.3; text-align: center; text-wrap: balance; }
p { margin: 8px 0 0; color: var(--text-2); text-align: center; text-wrap: pretty; }
.note { margin-top: 20px; font-size: 13px; }
.note + .note { margin-top: 8px; }
.fault { margin: 0 0 12px; color: var(--accent-text); text-align: start; }
ul { margin: 24px 0 0; padding: 0; list-style: none; display: grid; gap: 8px; }
.account {
  width: 100%; min-height: 64px; padding: 8px 16px 8px 8px; display: flex; align-items: center; gap: 12px;
  border: 1px solid var(--border); border-radius: 12px; background: none; color: inherit; font: inherit;
  text-align: start; cursor: pointer;
}
.account:hover { background: var(--hover); }
.account img { flex: none; width: 48px; height: 48px; border-radius: 50%; }
.account span { min-width: 0; display: grid; }
.account b { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
small { font-size: 13px; color: var(--text-2); }
details, .new { margin-top: 16px; }
summary { padding: 8px; border-radius: 8px; color: var(--accent-text); text-align: center; cursor: pointer; }
summary:hover { background: var(--hover); }
label { display: block; margin-bottom: 4px; font-size: 14px; color: var(--text-2); }
input {
  width: 100%; height: 48px; padding: 0 12px; border: 1px solid var(--border-strong); border-radius: 8px;
  background: transparent; color: inherit; font: inherit;
}
.main {
  display: block; width: 100%; min-height: 48px; margin-top: 16px; padding: 12px; border: 0; border-radius: 999px;
  background: var(--accent); color: #fff; font: inherit; font-weight: 600; text-align: center;
  text-decoration: none; cursor: pointer;
}
.main:hover { background: #be1122; }
:focus-visible { outline: 2px solid var(--accent-text); outline-offset: 2px; }
.code { padding: 12px 16px; border: 1px solid var(--border); border-radius: 12px; display: grid; text-align: center; }
.code b { font-size: 32px; line-height: 1.4; letter-spacing: .15em; margin-inline-end: -.15em; font-variant-numeric: tabular-nums; }
`
