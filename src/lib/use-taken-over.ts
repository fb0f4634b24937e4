import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether React has taken the prerendered page over: until then nothing is known about the visitor. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
