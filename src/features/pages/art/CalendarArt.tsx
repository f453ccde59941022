import { Art } from './Art'
import { Coin } from './Coin'
import { Sparkle } from './Sparkle'

/** A calendar with one day marked, and an hourglass beside it. */
export function CalendarArt() {
  return (
    <Art>
      <ellipse cx="240" cy="180" rx="212" ry="150" fill="var(--art-ground)" />
      <ellipse cx="240" cy="330" rx="172" ry="12" fill="var(--art-soft)" />
      <rect x="84" y="72" width="232" height="220" rx="20" fill="var(--art-paper)" />
      <path d="M84 128V92a20 20 0 0 1 20-20h192a20 20 0 0 1 20 20v36z" fill="var(--art-main)" />
      <rect
        x="84"
        y="72"
        width="232"
        height="220"
        rx="20"
        stroke="var(--art-main)"
        strokeWidth="6"
      />
      <path d="M138 56v32M262 56v32" stroke="var(--art-deep)" strokeWidth="12" />
      <g fill="var(--art-soft)">
        <rect x="106" y="148" width="34" height="28" rx="6" />
        <rect x="156" y="148" width="34" height="28" rx="6" />
        <rect x="206" y="148" width="34" height="28" rx="6" />
        <rect x="256" y="148" width="34" height="28" rx="6" />
        <rect x="106" y="194" width="34" height="28" rx="6" />
        <rect x="156" y="194" width="34" height="28" rx="6" />
        <rect x="256" y="194" width="34" height="28" rx="6" />
        <rect x="106" y="240" width="34" height="28" rx="6" />
        <rect x="156" y="240" width="34" height="28" rx="6" />
        <rect x="206" y="240" width="34" height="28" rx="6" />
      </g>
      <rect x="200" y="188" width="46" height="40" rx="9" fill="var(--art-second)" />
      <path d="m212 208 8 8 14-15" stroke="var(--art-paper)" strokeWidth="6" />
      <path
        d="M326 196h88c0 34-30 42-30 64s30 30 30 64h-88c0-34 30-42 30-64s-30-30-30-64z"
        fill="var(--art-paper)"
      />
      <path
        d="M340 222h60c-6 16-22 22-30 34-8-12-24-18-30-34zM336 318c4-18 20-26 34-28 14 2 30 10 34 28z"
        fill="var(--art-gold)"
      />
      <path
        d="M326 196h88c0 34-30 42-30 64s30 30 30 64h-88c0-34 30-42 30-64s-30-30-30-64z"
        stroke="var(--art-deep)"
        strokeWidth="7"
      />
      <path d="M316 194h108M316 326h108" stroke="var(--art-deep)" strokeWidth="12" />
      <Coin x={66} y={250} radius={20} />
      <Sparkle x={372} y={112} reach={20} />
      <Sparkle x={424} y={152} reach={10} fill="var(--art-gold)" />
      <Sparkle x={52} y={140} reach={12} />
    </Art>
  )
}
