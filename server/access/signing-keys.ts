import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Sql } from '../database/pool.ts'

export type SigningKey = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey; publicJwk: JWK }

const reloadMs = 60_000
const patienceMs = 1_000
const algorithm = 'ES256'

/** The key pairs of all hosts of one database: the newest signs, every one of them proves. */
export class SigningKeys {
  readonly #sql: Sql
  #keys: SigningKey[] = []
  #loading: Promise<void> | null = null
  #loadedAt = 0
  #searchedAt = 0

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Another host may have rotated; a minute later this one follows. */
  async newest(): Promise<SigningKey> {
    if (Date.now() - this.#loadedAt > reloadMs) await this.#load()
    const [key] = this.#keys
    if (!key) throw new Error('There is no key to sign with')
    return key
  }

  /** An unknown key may be one that another host has just made; a flood of invented ones asks once a second. */
  async find(kid: string | undefined): Promise<SigningKey | undefined> {
    const known = () => this.#keys.find((key) => key.kid === kid)
    // The first look is no search: a key made right after it is still asked for.
    if (this.#loadedAt === 0) await this.#load()
    const mayAsk = Date.now() - this.#searchedAt > patienceMs
    if (!known() && mayAsk) this.#searchedAt = Date.now()
    if (!known() && (mayAsk || this.#loading)) await this.#load()
    return known()
  }

  async published(): Promise<JWK[]> {
    await this.newest()
    return this.#keys.map(({ publicJwk }) => publicJwk)
  }

  /** A crowd that asks at once waits for one answer. */
  #load(): Promise<void> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = null
    })
    return this.#loading
  }

  async #read(): Promise<void> {
    const rows = await this.#sql`
      select kid, private_jwk, public_jwk from host.signing_keys order by created_at desc, kid`
    this.#keys = await Promise.all(
      rows.map(async ({ kid, private_jwk, public_jwk }) => ({
        kid,
        privateKey: (await importJWK(private_jwk, algorithm)) as CryptoKey,
        publicKey: (await importJWK(public_jwk, algorithm)) as CryptoKey,
        publicJwk: { ...public_jwk, kid, alg: algorithm, use: 'sig', key_ops: ['verify'] },
      })),
    )
    this.#loadedAt = Date.now()
  }
}

/** Hosts that start together make one key between them. */
export async function ensureSigningKey(sql: Sql): Promise<void> {
  const [known] = await sql`select 1 from host.signing_keys limit 1`
  if (!known) await insertKey(sql, true)
}

/** A new key from now on. The one before still proves the tokens of its last hour, any older one goes. */
export async function rotateSigningKeys(sql: Sql): Promise<string> {
  await sql`
    delete from host.signing_keys
    where kid not in (select kid from host.signing_keys order by created_at desc limit 1)`
  return insertKey(sql, false)
}

async function insertKey(sql: Sql, onlyAsFirst: boolean): Promise<string> {
  const pair = await generateKeyPair(algorithm, { extractable: true })
  const publicJwk = await exportJWK(pair.publicKey)
  const privateJwk = await exportJWK(pair.privateKey)
  const kid = await calculateJwkThumbprint(publicJwk)
  await sql`
    with turn as (select pg_advisory_xact_lock(hashtext('wanderwish signing keys')))
    insert into host.signing_keys (kid, private_jwk, public_jwk)
    select ${kid}, ${sql.json(privateJwk as never)}, ${sql.json(publicJwk as never)} from turn
    where not ${onlyAsFirst} or not exists (select from host.signing_keys)`
  return kid
}
