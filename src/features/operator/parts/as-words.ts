/** A name that programs gave, to be read: 'Product not received' of 'product_not_received'. */
export function asWords(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
