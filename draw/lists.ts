const hashesPerBlock = 1 << 16

/** Millions of hashes in a few large blocks, 32 bytes each. */
export class HashList {
  #blocks: Uint8Array[] = []
  #length = 0

  get length(): number {
    return this.#length
  }

  at(index: number): Uint8Array {
    const start = 32 * (index % hashesPerBlock)
    return (this.#blocks[Math.floor(index / hashesPerBlock)] as Uint8Array).subarray(start, start + 32)
  }

  /** Room for one more hash, to be written by the caller. */
  add(): Uint8Array {
    if (this.#length % hashesPerBlock === 0) this.#blocks.push(new Uint8Array(32 * hashesPerBlock))
    return this.at(this.#length++)
  }
}

/** Millions of ticket numbers, four bytes each. */
export class NumberList {
  #numbers = new Uint32Array(1024)
  #length = 0

  get length(): number {
    return this.#length
  }

  at(index: number): number {
    return index < this.#length ? (this.#numbers[index] as number) : 0
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(2 * this.#length)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.#length++] = number
  }
}
