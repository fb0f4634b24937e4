import {
  BellRing,
  Bike,
  Clock,
  Compass,
  Dices,
  Fish,
  Flower2,
  Frame,
  HeartHandshake,
  House,
  type LucideIcon,
  Luggage,
  Mail,
  PenLine,
  Plane,
  Sailboat,
  Scale,
  ShieldCheck,
  Sparkles,
  Users,
  Utensils,
} from 'lucide-react'

/** The icons the words may name. */
const icons: Partial<Record<string, LucideIcon>> = {
  BellRing,
  Bike,
  Clock,
  Compass,
  Dices,
  Fish,
  Flower2,
  Frame,
  HeartHandshake,
  House,
  Luggage,
  Mail,
  PenLine,
  Plane,
  Sailboat,
  Scale,
  ShieldCheck,
  Sparkles,
  Users,
  Utensils,
}

export function Icon({ name, className }: { name: string; className?: string }) {
  const Drawing = icons[name]
  return Drawing ? <Drawing strokeWidth={1.25} className={className} aria-hidden="true" /> : null
}
