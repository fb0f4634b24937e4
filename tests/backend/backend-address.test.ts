import { expect, test } from 'vitest'
import { freePort } from '../../server/database/free-port.ts'
import { refusedStart } from '../host.ts'

test.each(['ftp://backend.example', 'backend.example', 'file:///etc/passwd'])(
  'a host is not started with a backend at %s: it must be http or https',
  async (BACKEND_URL) => {
    const { code, said } = await refusedStart({
      PORT: String(await freePort()),
      BACKEND_URL,
      BACKEND_KEY: 'key',
    })
    expect(code).toBe(1)
    expect(said).toBe(`BACKEND_URL must be an http or https address, but is "${BACKEND_URL}".`)
  },
)
