import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { type Checkpoint, checkpointBytes, type SignedCheckpoint } from '../../draw/checkpoint.ts'
import type { Sql } from '../database/pool.ts'

export type CheckpointKey = { publicKey: string; sign: (checkpoint: Checkpoint) => SignedCheckpoint }

/** The pair that all hosts of one database sign with; the first of them makes it. */
export async function checkpointKey(sql: Sql): Promise<CheckpointKey> {
  const known = await storedKey(sql)
  if (known) return keyOf(known)
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await sql`
    insert into private.checkpoint_key (private_key, public_key) values (${pem}, ${publicKeyOf(pem)})
    on conflict do nothing`
  return keyOf((await storedKey(sql)) ?? pem)
}

async function storedKey(sql: Sql): Promise<string | undefined> {
  const [row] = await sql`select private_key from private.checkpoint_key`
  return row?.private_key
}

function keyOf(pem: string): CheckpointKey {
  const privateKey = createPrivateKey(pem)
  return {
    publicKey: publicKeyOf(pem),
    sign: (checkpoint) => ({
      ...checkpoint,
      signature: sign(null, checkpointBytes(checkpoint), privateKey).toString('hex'),
    }),
  }
}

function publicKeyOf(pem: string): string {
  const { x } = createPublicKey(pem).export({ format: 'jwk' })
  return Buffer.from(x ?? '', 'base64url').toString('hex')
}
