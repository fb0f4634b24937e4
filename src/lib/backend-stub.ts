import { AuthError, type Session } from '@supabase/supabase-js'
import type { Backend } from './backend-shape.ts'

const notConfigured = 'The backend is not configured (missing environment settings).'

/** Stands in for the client where the pages are served without a backend. */
export function stubBackend(): Backend {
  console.warn(notConfigured)
  const refuse = async () => ({
    data: { user: null, session: null },
    error: new AuthError(notConfigured, 503, 'not_configured'),
  })
  const refuseCall = async () => ({ data: null, error: new Error(notConfigured) })
  const stub = {
    auth: {
      getSession: async () => ({ data: { session: null }, error: null }),
      getUser: refuse,
      onAuthStateChange: (listener: (event: 'INITIAL_SESSION', session: Session | null) => void) => {
        queueMicrotask(() => listener('INITIAL_SESSION', null))
        return { data: { subscription: { id: 'stub', callback: listener, unsubscribe() {} } } }
      },
      signInWithPassword: refuse,
      signUp: refuse,
      signOut: async () => ({ error: null }),
      verifyOtp: refuse,
      resend: refuse,
      resetPasswordForEmail: refuse,
      updateUser: refuse,
    },
    rpc: refuseCall,
    functions: { invoke: refuseCall },
  }
  return stub as unknown as Backend
}
