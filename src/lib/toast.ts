let wanted = false
let announce = () => {
  wanted = true
}

/** Calls `listener` once somebody wants to be told something; at once if that has happened already. */
export function onFirstToast(listener: () => void): void {
  announce = listener
  if (wanted) listener()
}

export async function toast(message: string): Promise<void> {
  announce()
  const sonner = await import('sonner')
  sonner.toast(message)
}

export async function toastError(message: string): Promise<void> {
  announce()
  const sonner = await import('sonner')
  sonner.toast.error(message)
}
