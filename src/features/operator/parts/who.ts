import { createContext, useContext } from 'react'

/** The operator at the desk, by their address. */
export const Who = createContext('')

export function useWho(): string {
  return useContext(Who)
}
