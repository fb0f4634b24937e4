import { champagne as gold, ivory, ink as night } from '../../../content/brand-colours.ts'

/** The whole picture is 1240 wide and 440 high; each of its five stations is 248 wide. */
export const sceneSize = { width: 1240, height: 440, station: 248 } as const

const horizon = 262

/** Drawn once as a symbol; the wide picture and the plates of a phone all show parts of it. */
export function MethodScene({ id }: { id: string }) {
  const at = (name: string) => `${id}-${name}`
  return (
    <svg className="absolute size-0" aria-hidden="true" focusable="false">
      <Paints at={at} />
      <symbol id={id} viewBox={`0 0 ${sceneSize.width} ${sceneSize.height}`}>
        <rect width="1240" height={horizon} fill={`url(#${at('sky')})`} />
        <Stars />
        <Moon />
        <path d={hills} fill="#2a2750" />
        <rect y={horizon} width="1240" height="178" fill={`url(#${at('sea')})`} />
        <Beam paint={`url(#${at('beam')})`} />
        <Waves />
        <path
          d={thread}
          fill="none"
          stroke={gold}
          strokeWidth="1.4"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        <Boats />
        <SealedBook paint={`url(#${at('page')})`} />
        <BookUnderGlass paint={`url(#${at('glass')})`} sand={gold} />
        <Lighthouse paint={`url(#${at('tower')})`} glow={`url(#${at('glow')})`} />
        <GoldenTicket paint={`url(#${at('gold')})`} glow={`url(#${at('glow')})`} />
      </symbol>
    </svg>
  )
}

const hills =
  'M0 262V226c60-14 96-30 150-24 46 6 70 24 120 26 70 4 96-30 164-30 60 0 84 26 150 28 54 2 96-14 150-12 70 2 100 22 170 22 62 0 110-34 176-34 64 0 108 22 160 22v38z'

/** From the boats over the water to the ticket. */
const thread =
  'M190 322c40 22 66 22 104 8m150 4c34 16 66 16 92 4m178-4c40 18 70 14 96 2m116 2c50 20 80 20 122 2'

function Paints({ at }: { at: (name: string) => string }) {
  const upright = { x1: 0, y1: 0, x2: 0, y2: 1 }
  return (
    <defs>
      <linearGradient id={at('sky')} {...upright}>
        <stop offset="0" stopColor="#0d1330" />
        <stop offset="0.55" stopColor="#2b2a5e" />
        <stop offset="0.86" stopColor="#7a5a86" />
        <stop offset="1" stopColor="#d9a08a" />
      </linearGradient>
      <linearGradient id={at('sea')} {...upright}>
        <stop offset="0" stopColor="#8c6a8a" />
        <stop offset="0.18" stopColor="#3d3a70" />
        <stop offset="1" stopColor="#0f1535" />
      </linearGradient>
      <linearGradient id={at('beam')} x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#ffe9b8" stopOpacity="0" />
        <stop offset="0.4" stopColor="#ffe9b8" stopOpacity="0.12" />
        <stop offset="0.7" stopColor="#fff4d6" stopOpacity="0.8" />
        <stop offset="0.8" stopColor="#ffe9b8" stopOpacity="0.45" />
        <stop offset="1" stopColor="#ffe9b8" stopOpacity="0.14" />
      </linearGradient>
      <linearGradient id={at('page')} x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#fffdf8" />
        <stop offset="0.47" stopColor="#efe4cd" />
        <stop offset="0.5" stopColor="#c9b48c" />
        <stop offset="0.53" stopColor="#efe4cd" />
        <stop offset="1" stopColor="#fffdf8" />
      </linearGradient>
      <linearGradient id={at('glass')} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#ffffff" stopOpacity="0.5" />
        <stop offset="0.4" stopColor="#ffffff" stopOpacity="0.08" />
        <stop offset="1" stopColor="#cfe4ff" stopOpacity="0.3" />
      </linearGradient>
      <linearGradient id={at('tower')} x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#cbbfae" />
        <stop offset="0.6" stopColor={ivory} />
        <stop offset="1" stopColor="#fffdf8" />
      </linearGradient>
      <linearGradient id={at('gold')} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#f6e3b4" />
        <stop offset="0.5" stopColor={gold} />
        <stop offset="1" stopColor="#8a6a2f" />
      </linearGradient>
      <radialGradient id={at('glow')}>
        <stop offset="0" stopColor="#fff0c4" stopOpacity="0.95" />
        <stop offset="0.3" stopColor="#ffe0a0" stopOpacity="0.4" />
        <stop offset="1" stopColor="#ffe0a0" stopOpacity="0" />
      </radialGradient>
    </defs>
  )
}

const stars = [
  [48, 40, 1.4],
  [104, 96, 1],
  [166, 30, 1.1],
  [214, 120, 0.9],
  [262, 58, 1.5],
  [330, 26, 1],
  [352, 110, 0.9],
  [418, 70, 1.2],
  [470, 24, 1],
  [524, 88, 1],
  [560, 40, 1.4],
  [690, 34, 1.1],
  [742, 104, 1],
  [770, 52, 1.3],
  [806, 20, 0.9],
  [948, 30, 1.2],
  [1004, 70, 1],
  [1046, 26, 1.4],
  [1180, 44, 1.1],
  [1214, 104, 1],
] as const

function Stars() {
  return (
    <g fill={ivory}>
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} opacity={0.35 + r / 3} />
      ))}
    </g>
  )
}

function Moon() {
  return (
    <>
      <circle cx="640" cy="74" r="44" fill="#f3e3c0" opacity="0.1" />
      <circle cx="640" cy="74" r="25" fill="#f3e3c0" />
    </>
  )
}

function Beam({ paint }: { paint: string }) {
  return <path d="M868 118 0 20v190zM868 118l372 152v92z" fill={paint} />
}

/** Short strokes of light, closer together towards the horizon. */
function Waves() {
  const rows = [270, 280, 293, 309, 329, 353, 381, 413]
  return (
    <g stroke={ivory} strokeLinecap="round" fill="none">
      {rows.map((y, row) => (
        <path
          key={y}
          d={`M${(row * 67) % 110} ${y}H1240`}
          strokeDasharray={`${14 + row * 7} ${70 + row * 19} ${6 + row * 4} ${44 + row * 23}`}
          strokeWidth={0.7 + row * 0.12}
          opacity={0.34 - row * 0.026}
        />
      ))}
      <path d="M628 272h24m-34 12h44m-30 14h20m-36 18h50" stroke="#f3e3c0" strokeWidth="1.6" opacity="0.55" />
    </g>
  )
}

/** Entries: a letter, a postcard and a ticket, folded and under way. */
function Boats() {
  return (
    <g>
      <PaperBoat x={50} y={296} size={0.62} sail="#e9c9a8" />
      <PaperBoat x={150} y={282} size={0.5} sail="#fffdf8" />
      <PaperBoat x={94} y={336} size={1.08} sail={ivory} stamped />
      <g transform="translate(46 150) rotate(-12)">
        <rect width="62" height="40" fill="#fffdf8" />
        <path d="m0 0 31 23L62 0" fill="none" stroke="#b59b70" strokeWidth="1.2" />
        <circle cx="31" cy="23" r="5.4" fill="#b4232c" />
      </g>
      <g transform="translate(136 96) rotate(14)">
        <path d="M0 0h66v9a5 5 0 0 0 0 10v9H0v-9A5 5 0 0 0 0 9z" fill={gold} />
        <path d="M48 3v22" stroke="#8a6a2f" strokeDasharray="2 3" />
        <path d="M9 10h28M9 18h20" stroke="#8a6a2f" strokeWidth="1.4" />
      </g>
      <path
        d="M92 196c-4 26-2 44 8 66m74-134c16 40 12 86-6 122"
        fill="none"
        stroke={gold}
        strokeDasharray="1 7"
        strokeLinecap="round"
        strokeWidth="1.4"
      />
    </g>
  )
}

interface BoatProps {
  x: number
  y: number
  size: number
  sail: string
  stamped?: boolean
}

function PaperBoat({ x, y, size, sail, stamped }: BoatProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-2 34c30 8 82 8 108 0l-14 8H12z" fill={night} opacity="0.35" />
      <path d="M52-26 84 14H20z" fill={sail} />
      <path d="M52-26v40H20z" fill={night} opacity="0.12" />
      <path d="M0 6h104L86 34H18z" fill={sail} />
      <path d="M0 6l52 8v20H18z" fill={night} opacity="0.18" />
      {stamped && (
        <path d="M62 18h14v10H62zM22 20h26m-22 6h18" fill="none" stroke="#8a6a2f" strokeWidth="1.3" />
      )}
    </g>
  )
}

function Rock({ x, wide }: { x: number; wide: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <ellipse cy="342" rx={wide + 12} ry="9" fill={night} opacity="0.4" />
      <path
        d={`M${-wide} 342c4-22 18-34 ${wide * 0.5}-36h${wide}c${wide * 0.3} 4 ${wide * 0.46} 18 ${wide * 0.5} 36z`}
        fill="#4a4370"
      />
      <path
        d={`M${wide * 0.1} 306h${wide * 0.4}c${wide * 0.3} 4 ${wide * 0.46} 18 ${wide * 0.5} 36h${-wide * 0.42}z`}
        fill="#6b5c86"
      />
    </g>
  )
}

/** One list, open to all, under a wax seal. */
function SealedBook({ paint }: { paint: string }) {
  return (
    <g>
      <Rock x={372} wide={92} />
      <path
        d="M282 226c34-12 62-8 90 6 28-14 56-18 90-6v78c-34-10-62-8-90 6-28-14-56-16-90-6z"
        fill="#8a4a4a"
      />
      <path d="M288 218c32-10 58-6 84 8 26-14 52-18 84-8v76c-32-8-58-6-84 8-26-14-52-16-84-8z" fill={paint} />
      <path
        d="M302 236c20-4 38-2 56 6m-56 8c20-4 38-2 56 6m-56 8c20-4 38-2 56 6m-56 8c20-4 38-2 56 6M442 236c-20-4-38-2-56 6m56 8c-20-4-38-2-56 6"
        fill="none"
        stroke="#9c8a6b"
        strokeWidth="1.3"
      />
      <circle cx="415" cy="274" r="17" fill="#8f1c24" />
      <circle cx="413.5" cy="272" r="15.5" fill="#b4232c" />
      <path
        d="M413.5 261c.9 7.6 3.4 10.1 11 11-7.6.9-10.1 3.4-11 11-.9-7.6-3.4-10.1-11-11 7.6-.9 10.1-3.4 11-11z"
        fill="#f3c9b8"
      />
    </g>
  )
}

/** Closed for a day: nothing goes in, nothing comes out. */
function BookUnderGlass({ paint, sand }: { paint: string; sand: string }) {
  return (
    <g>
      <Rock x={620} wide={96} />
      <g transform="translate(0 2)">
        <path d="M562 262h88l14 10v26h-88l-14-10z" fill="#6d3438" />
        <path d="M562 262h88l14 10h-88z" fill="#a85a58" />
        <path d="M576 279h88v13h-88z" fill="#f2e7d0" />
        <path d="M576 283h88m-88 5h88" stroke="#c9b48c" strokeWidth="0.8" />
        <path d="M576 272h88v4h-88zm0 20h88v6h-88z" fill="#8a4a4a" />
        <circle cx="620" cy="267" r="6" fill={sand} />
      </g>
      <path
        d="M544 304v-62c0-46 32-74 68-74s68 28 68 74v62z"
        fill={paint}
        stroke="#ffffff"
        strokeOpacity="0.65"
        strokeWidth="1.4"
      />
      <path
        d="M560 284v-40c0-26 12-46 30-54"
        fill="none"
        stroke="#ffffff"
        strokeOpacity="0.75"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="612" cy="163" r="5" fill={sand} />
      <rect x="538" y="302" width="148" height="7" rx="2" fill={sand} />
      <g transform="translate(700 250)">
        <path d="M0 0h30M0 56h30" stroke={sand} strokeWidth="4" strokeLinecap="round" />
        <path
          d="M4 3h22c0 14-8 18-8 25s8 11 8 25H4c0-14 8-18 8-25S4 17 4 3z"
          fill="#ffffff"
          fillOpacity="0.3"
          stroke={ivory}
          strokeWidth="1.2"
        />
        <path d="M8 14h14c-1 6-6 9-6 14h-2c0-5-5-8-6-14zM6 52c1-8 6-9 8-12h2c2 3 7 4 8 12z" fill={sand} />
      </g>
    </g>
  )
}

function Lighthouse({ paint, glow }: { paint: string; glow: string }) {
  return (
    <g>
      <path d="M790 344c6-24 26-30 44-32 10-16 58-18 72-2 22 0 40 12 46 34z" fill="#3c3762" />
      <path d="M872 298c18 0 30 4 34 12 22 0 40 12 46 34h-62z" fill="#5b4f7c" />
      <path d="M846 306 854 138h28l8 168z" fill={paint} />
      <path d="m850.6 210 1.9-34h31l1.9 34zM846.6 292l1.7-36h39.400l1.7 36z" fill="#9c3d43" />
      <path d="M844 138h48v-6h-48z" fill="#2a2750" />
      <rect x="853" y="104" width="30" height="28" fill="#ffe9b8" />
      <path d="M853 104v28m10-28v28m10-28v28m10-28v28" stroke="#2a2750" strokeWidth="1.6" />
      <path d="M848 104h40l-20-18z" fill="#2a2750" />
      <path d="M868 86v-9" stroke="#2a2750" strokeWidth="2" />
      <circle cx="868" cy="118" r="46" fill={glow} />
      <path d="M862 306v-18a6 6 0 0 1 12 0v18z" fill="#2a2750" />
      <g fill="none" stroke={gold} strokeWidth="1">
        <path d="M836 70a46 46 0 0 1 64 0" opacity="0.8" />
        <path d="M824 56a64 64 0 0 1 88 0" opacity="0.5" />
        <path d="M812 42a82 82 0 0 1 112 0" opacity="0.28" />
      </g>
    </g>
  )
}

/** The one line that list and number give together. */
function GoldenTicket({ paint, glow }: { paint: string; glow: string }) {
  return (
    <g>
      <Rock x={1112} wide={84} />
      <circle cx="1112" cy="246" r="118" fill={glow} />
      <g transform="translate(1042 208) rotate(-5 70 40)">
        <path d="M0 0h140v28a11 11 0 0 0 0 24v28H0V52a11 11 0 0 0 0-24z" fill={paint} />
        <path d="M7 7h126v66H7z" fill="none" stroke="#fff4d6" strokeOpacity="0.8" strokeWidth="0.9" />
        <path d="M104 10v60" stroke="#8a6a2f" strokeDasharray="3 4" />
        <path d="M22 52h66M22 61h44" stroke="#7d5f28" strokeWidth="1.8" />
        <path
          d="M54 13c1.8 11 5.6 14.8 16.6 16.600C59.6 31.4 55.8 35.2 54 46.200c-1.8-11-5.6-14.8-16.6-16.600C48.4 27.8 52.2 24 54 13z"
          fill="#fffdf8"
        />
      </g>
      <path
        d="M1084 356h56m-44 10h34m-24 11h18"
        stroke="#ffe0a0"
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity="0.7"
      />
    </g>
  )
}
