import { champagne, goldDeep, ink, ivory, mist, slate } from '../../../../content/brand-colours.ts'

/** Our colours and measures without our files: the page is read where the site is not. */
export const dataPageStyle = `
:root { color: ${ink}; background: ${ivory}; font: 17px/1.6 Jost, "Century Gothic", Futura, sans-serif; }
body { margin: 0; }
main { max-width: 46rem; margin: 0 auto; padding: 4rem 1.5rem 6rem; }
h1, h2 { font-family: Cormorant, Garamond, Georgia, serif; font-weight: 500; line-height: 1.1; }
h1 { font-size: 3rem; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.9rem; margin: 3rem 0 1rem; padding-top: 1.5rem; border-top: 1px solid ${champagne}; }
.brand, dt { font-size: 0.7rem; font-weight: 500; letter-spacing: 0.14em; text-transform: uppercase; color: ${goldDeep}; }
.nothing { margin: 0; color: ${slate}; }
ol { margin: 0; padding: 0; list-style: none; }
li { padding: 0.75rem 0; border-top: 1px solid ${mist}; }
li:first-child { border-top: 0; }
dl { display: grid; grid-template-columns: minmax(8rem, 13rem) 1fr; gap: 0.35rem 1.5rem; margin: 0; align-items: baseline; }
dd { margin: 0; overflow-wrap: anywhere; }
dd dl { grid-template-columns: minmax(6rem, 8rem) 1fr; }
code { font: inherit; font-size: 0.8rem; }
@media (max-width: 36rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }
@media print { :root { background: none; font-size: 10.5pt; } main { padding: 0; } li { break-inside: avoid; } }
`
