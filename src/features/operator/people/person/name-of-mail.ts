/** What a letter of ours is called: 'Prize won'. */
export function nameOfMail(template: string): string {
  const name = template.replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
