import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { signOut } from '../api.ts'

/** Home first, signed out once it is there: the account page would send a signed-out visitor to the login page. */
export function useLeaving(): () => Promise<void> {
  const navigate = useNavigate()
  const leaving = useRef(false)
  useEffect(
    () => () => {
      if (leaving.current) signOut()
    },
    [],
  )
  return async () => {
    leaving.current = true
    await navigate('/', { replace: true })
  }
}
