import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './auth-context.tsx'

function Stranger() {
  useAuth()
  return null
}

test('a component outside the provider is told what is missing', () => {
  expect(() => renderToString(<Stranger />)).toThrow('useAuth must be used within AuthProvider')
})
