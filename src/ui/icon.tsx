import {
  Compass,
  Frame,
  HeartHandshake,
  type LucideIcon,
  PenLine,
  ShieldCheck,
  Sparkles,
  Users,
} from 'lucide-react'

/** The icons the words may name. */
const icons: Partial<Record<string, LucideIcon>> = {
  Compass,
  Frame,
  HeartHandshake,
  PenLine,
  ShieldCheck,
  Sparkles,
  Users,
}

export function Icon({ name, className }: { name: string; className?: string }) {
  const Drawing = icons[name]
  return Drawing ? <Drawing strokeWidth={1.25} className={className} aria-hidden="true" /> : null
}
