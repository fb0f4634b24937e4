import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pictureAddress } from '../../../ui/picture.tsx'
import type { ShownOrder, ShownTrip } from '../shown.ts'
import { keepsakeFacts } from './keepsake-facts.ts'
import { drawKeepsake } from './keepsake-picture.ts'

export interface Keepsake {
  /** Undefined while it is drawn, and where it cannot be. */
  readonly picture: Blob | undefined
  /** Where the page can show it from. */
  readonly address: string | undefined
  readonly failed: boolean
}

/** The ticket of a paid order as a picture, drawn once. */
export function useKeepsake(
  order: ShownOrder | undefined,
  trip: ShownTrip | undefined,
  holder: string,
): Keepsake {
  const { data, isError } = useQuery({
    queryKey: ['keepsake', order?.id, order?.draws_at, order?.numbers.length, holder],
    queryFn: () => {
      if (!order || !trip) throw new Error('There is nothing to keep yet.')
      return drawKeepsake({
        ...keepsakeFacts(order, trip, holder),
        poster: pictureAddress(trip.card.image),
      })
    },
    enabled: order?.status === 'paid' && trip !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return { picture: data, address: useAddress(data), failed: isError }
}

function useAddress(picture: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return picture && address
}
