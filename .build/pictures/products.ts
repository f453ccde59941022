import { circle, ellipse, line, path, picture, rect } from './svg'

const width = 320
const height = 240

/** The products of the arcade's shop, 4:3: cap, hoodie, sneakers, watch, backpack, headset, mug, jacket. */
export function products(): string[] {
  return [
    product('#dbeafe', cap()),
    product('#ede4ff', hoodie()),
    product('#ffe9d6', sneakers()),
    product('#e3f5ec', watch()),
    product('#fdf0c8', backpack()),
    product('#e4e7f2', headset()),
    product('#ffe3e8', mug()),
    product('#dcf1f4', jacket()),
  ]
}

function product(ground: string, shapes: string): string {
  return picture(
    width,
    height,
    rect(0, 0, width, height, ground),
    circle(160, 116, 92, '#fff', 'opacity=".55"'),
    ellipse(160, 206, 84, 9, '#00000018'),
    shapes,
  )
}

function cap(): string {
  return (
    path('M86 146c0-54 34-84 76-84s74 30 74 84z', '#2563eb') +
    path(
      'M86 146c30-14 120-14 150 0l34 22c6 6 0 12-8 10-40-10-110-16-176-12-10 0-12-16 0-20z',
      '#1e40af',
    ) +
    line(
      'M162 62v82M162 64c-26 16-36 48-38 76M162 64c26 16 36 48 38 76',
      '#1e3a8a',
      2.5,
      'opacity=".6"',
    ) +
    circle(162, 60, 6, '#1e40af') +
    path('M142 100h10v10h20v-10h10v30h-40z', '#fde047')
  )
}

function hoodie(): string {
  return (
    path('M118 60l-46 24-18 84 26 8 14-48v72h132v-72l14 48 26-8-18-84-46-24z', '#7c3aed') +
    path('M118 60c4-22 80-22 84 0 4 26-20 38-42 38s-46-12-42-38z', '#6d28d9') +
    path('M132 62c6-12 50-12 56 0 0 14-14 22-28 22s-28-8-28-22z', '#4c1d95') +
    line('M148 88v30M172 88v26', '#f5f3ff', 4) +
    path('M118 146h84l12 42H106z', '#6d28d9') +
    path('M94 192h132v10H94z', '#5b21b6')
  )
}

function sneakers(): string {
  return (
    path('M62 118c10 8 30 4 38-18l22-8c22 34 52 44 104 52 24 4 34 18 34 38H62z', '#f97316') +
    path('M62 118c10 8 30 4 38-18l8-3c4 20-6 50-46 54z', '#ea580c') +
    path('M226 144c24 4 34 18 34 38h-58c0-20 8-34 24-38z', '#fdba74') +
    rect(56, 178, 210, 22, '#fff', 11) +
    line('M66 192h190', '#cbd5e1', 3) +
    line('M124 106l22-10M138 120l22-12M154 132l20-14', '#fff', 5) +
    path('M108 166c30 0 56-8 74-24-10 26-40 36-74 34z', '#fff', 'opacity=".85"')
  )
}

function watch(): string {
  return (
    path('M132 20h56l8 60h-72z', '#047857') +
    path('M124 152h72l-8 60h-56z', '#047857') +
    rect(104, 64, 112, 104, '#1f2937', 30) +
    rect(114, 74, 92, 84, '#0b1220', 22) +
    rect(216, 102, 8, 26, '#374151', 4) +
    line('M160 90a26 26 0 1 1-24 36', '#34d399', 7) +
    line('M160 102a14 14 0 1 1-14 14', '#f472b6', 6) +
    circle(160, 116, 4, '#fff')
  )
}

function backpack(): string {
  return (
    line('M136 62c0-34 48-34 48 0', '#92400e', 8) +
    rect(98, 56, 124, 146, '#d97706', 38) +
    path('M98 104h124V94c0-21-17-38-38-38h-48c-21 0-38 17-38 38z', '#b45309') +
    rect(114, 132, 92, 54, '#b45309', 14) +
    line('M124 150h72', '#fde68a', 4) +
    rect(148, 98, 24, 22, '#fde68a', 5) +
    rect(86, 120, 14, 60, '#92400e', 7) +
    rect(220, 120, 14, 60, '#92400e', 7)
  )
}

function headset(): string {
  return (
    line('M92 136C84 18 236 18 228 136', '#1f2937', 16) +
    line('M98 118C98 34 222 34 222 118', '#6366f1', 5) +
    rect(76, 116, 40, 72, '#1f2937', 18) +
    rect(204, 116, 40, 72, '#1f2937', 18) +
    rect(84, 126, 18, 52, '#6366f1', 9) +
    rect(218, 126, 18, 52, '#6366f1', 9) +
    line('M98 186c4 22 24 26 48 26', '#1f2937', 6) +
    rect(142, 202, 30, 16, '#1f2937', 8)
  )
}

function mug(): string {
  return (
    line('M208 104c44-6 44 62-4 58', '#be123c', 14) +
    path('M98 74h116v98c0 18-12 30-30 30h-56c-18 0-30-12-30-30z', '#e11d48') +
    ellipse(156, 74, 58, 12, '#fb7185') +
    ellipse(156, 75, 48, 8, '#5b2a1a') +
    path('M128 118h12v-10h32v10h12v32h-10v14h-10v-10h-16v10h-10v-14h-10z', '#fff') +
    rect(142, 124, 8, 10, '#e11d48') +
    rect(162, 124, 8, 10, '#e11d48') +
    line('M136 52c-8-12 8-18 0-30M160 48c-8-12 8-18 0-30M182 52c-8-12 8-18 0-30', '#fff', 5)
  )
}

function jacket(): string {
  return (
    path('M124 48l-50 26-16 106 30 6 12-60v76h120v-76l12 60 30-6-16-106-50-26-36 14z', '#0e7490') +
    path('M100 126v76h60V62l-36-14-24 16z', '#155e75') +
    path('M124 48l36 22 36-22 8 16-44 30-44-30z', '#083344') +
    line('M160 94v108', '#a5f3fc', 4) +
    line('M116 150h26M178 150h26', '#083344', 5) +
    path('M178 104h24v18h-24z', '#fbbf24') +
    path('M100 196h120v10H100z', '#083344')
  )
}
