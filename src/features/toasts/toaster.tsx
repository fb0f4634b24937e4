import { Toaster as Sonner } from 'sonner'

export default function Toaster() {
  return <Sonner visibleToasts={3} duration={4000} theme="system" position="bottom-center" />
}
