/** Chromium as a program among others: no sandbox for root, no graphics card, no calls home. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as a whole browser sets them: the lighter one would fit them to the screen's dots.
  '--font-render-hinting=none',
]
