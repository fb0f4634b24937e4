/** The brand's colours as the styles' theme wants them: in a file, where Tailwind finds them from every stylesheet. */
export const themeFile = 'src/brand-colours.generated.css'

export function themeOf(colours: Record<string, string>): string {
  const lines = Object.entries(colours)
    .sort()
    .map(([name, value]) => `  --color-${kebab(name)}: ${value};`)
  return `/* Written by \`npm run art:identity\` from content/brand-colours.ts: no others are to be had. */
@theme {
  --color-*: initial;
${lines.join('\n')}
}
`
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
