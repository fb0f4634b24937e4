import { subscribeWords as words } from '../../content/newsletter/subscribing.ts'
import { Section } from '../../ui/section.tsx'
import { SubscribeForm } from './subscribe-form.tsx'

export function StayInspired() {
  return (
    <Section id="stay-inspired" ground="paper" className="grid items-end gap-x-20 gap-y-10 lg:grid-cols-2">
      <div>
        <h2 className="text-title">{words.title}</h2>
        <p className="mt-4 max-w-[26.4em] text-slate">{words.text}</p>
      </div>
      <SubscribeForm />
    </Section>
  )
}
