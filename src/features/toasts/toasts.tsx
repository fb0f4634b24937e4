import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from '../../lib/toast.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

/** The toaster is fetched with the first toast: most visits have none. */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    onFirstToast(() => setWanted(true))
  }, [])
  return (
    wanted && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  )
}
