import { type ReactNode, type Ref, useId } from 'react'
import { checkWords as words } from '../../../content/draws/checking.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button, ButtonAnchor, ButtonRow } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/section.tsx'
import { CheckSteps } from './check-steps.tsx'
import { verdictOf } from './check-story.ts'
import type { ResultCheck } from './use-result-check.ts'

interface CertificateProps {
  check: ResultCheck
  isEmpty: boolean
  className: string
  ref: Ref<HTMLDivElement>
}

/** The certificate: what was found, step by step. */
export function Certificate({ check, isEmpty, className, ref }: CertificateProps) {
  const { phase, fileName, steps } = check
  const verdict = phase === 'done' ? verdictOf(steps) : null
  return (
    <div
      ref={ref}
      className={`scroll-mt-28 bg-paper px-[min(1.75rem,6vw)] py-9 shadow-paper sm:px-10 ${className}`}
    >
      <div role="status">
        {verdict && (
          <p
            className={`arrives mb-6 border-b pb-6 font-display text-3xl leading-tight ${verdict === 'fails' ? 'border-rose-error text-rose-error' : 'hairline'}`}
          >
            {words.verdict[verdict]}
          </p>
        )}
        {(phase === 'unreachable' || phase === 'stopped') && (
          <p className="mb-6 text-rose-error">{words[phase]}</p>
        )}
      </div>
      {fileName && (
        <p className="mb-4 text-sm wrap-anywhere text-slate">{fillIn(words.ofFile, { name: fileName })}</p>
      )}
      <CheckSteps steps={steps} isEmpty={isEmpty} />
    </div>
  )
}

interface CheckControlsProps {
  check: ResultCheck
  /** Why the draw itself cannot be checked yet; null when it can. */
  notYet: string | null
  onStart: () => void
}

export function CheckControls({ check, notYet, onStart }: CheckControlsProps) {
  const busy = check.phase === 'busy'
  const asked = check.phase !== 'idle' && check.fileName === null
  if (notYet) return <NotYet text={notYet} />
  return (
    <div className="needs-scripts">
      <Button onClick={onStart} disabled={busy} className="max-sm:w-full">
        {busy ? words.draw.busy : asked ? words.draw.again : words.draw.button}
      </Button>
      <ProgressBar value={check.progress} shown={busy} />
    </div>
  )
}

function NotYet({ text }: { text: string }) {
  const { example } = words.notYet
  return (
    <div className="hairline border-l-2 pl-5">
      <p className="text-slate">{text}</p>
      <Link
        to={example.to}
        className="mt-3 inline-block py-1.5 underline decoration-champagne underline-offset-6"
      >
        {example.label}
      </Link>
    </div>
  )
}

function ProgressBar({ value, shown }: { value: number; shown: boolean }) {
  const id = useId()
  return (
    <div className={`mt-5 transition-opacity duration-500 ${shown ? '' : 'opacity-0'}`} aria-hidden={!shown}>
      <label htmlFor={id} className="sr-only">
        {words.draw.progress}
      </label>
      <progress id={id} max={1} value={value} className="check-progress" />
    </div>
  )
}

interface FilesProps {
  contents: keyof typeof words.download.text
  /** Where the one file of this draw is; null while there is none. */
  file: { href: string; name: string } | null
  busy: boolean
  onFile: (file: File) => void
}

export function ResultFiles({ contents, file, busy, onFile }: FilesProps) {
  return (
    <>
      {file && (
        <FileCard title={words.download.title} text={words.download.text[contents]}>
          <DownloadButton file={file} />
        </FileCard>
      )}
      <FileCard title={words.file.title} text={words.file.text} className="needs-scripts">
        <ChooseButton busy={busy} onFile={onFile} />
      </FileCard>
    </>
  )
}

interface CheatBandProps extends Omit<FilesProps, 'contents'> {
  cheat: { title: string; text: string }
}

/** The example dares its reader: the file to change, and where to bring it back. */
export function CheatBand({ cheat, file, busy, onFile }: CheatBandProps) {
  return (
    <Section ground="paper" className="grid items-end gap-10 lg:grid-cols-2">
      <div>
        <h2 className="text-title">{cheat.title}</h2>
        <p className="mt-4 max-w-[27.6em] text-slate">{cheat.text}</p>
      </div>
      <ButtonRow className="lg:justify-end">
        <DownloadButton file={file} />
        <ChooseButton busy={busy} onFile={onFile} />
      </ButtonRow>
    </Section>
  )
}

function DownloadButton({ file }: Pick<FilesProps, 'file'>) {
  if (!file) return null
  return (
    <ButtonAnchor href={file.href} download={file.name} look="outline">
      {words.download.button}
    </ButtonAnchor>
  )
}

function ChooseButton({ busy, onFile }: Pick<FilesProps, 'busy' | 'onFile'>) {
  return (
    <FileButton accept=".json,application/json" disabled={busy} onChoose={onFile}>
      {words.file.button}
    </FileButton>
  )
}

interface FileCardProps {
  title: string
  text: string
  className?: string
  children: ReactNode
}

export function FileCard({ title, text, className = '', children }: FileCardProps) {
  return (
    <section className={`hairline border-t pt-5 ${className}`}>
      <h3 className="text-subheading">{title}</h3>
      <p className="mt-2 mb-5 max-w-[27.6em] text-base text-slate">{text}</p>
      {children}
    </section>
  )
}
