import { useLocation } from 'react-router'
import { samePath } from '../../lib/paths.ts'

export interface NavLink {
  to: string
  label: string
}

export function useIsActive(path: string): boolean {
  return samePath(useLocation().pathname, path)
}
