import { Section } from '../../ui/section.tsx'
import { SubscribeForm, type SubscribeWords } from './subscribe-form.tsx'

interface StayInspiredProps {
  words: SubscribeWords & { title: string; text: string }
}

export function StayInspired({ words }: StayInspiredProps) {
  return (
    <Section id="stay-inspired" ground="paper" className="grid items-end gap-x-20 gap-y-10 lg:grid-cols-2">
      <div>
        <h2 className="text-title">{words.title}</h2>
        <p className="mt-4 max-w-[26.4em] text-slate">{words.text}</p>
      </div>
      <SubscribeForm words={words} />
    </Section>
  )
}
