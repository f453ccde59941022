import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** Sizes read from the theme: they follow the font in the settings. */
export function Headings() {
  const { typography } = useTheme()
  return (
    <Stack spacing={1.5}>
      {levels.map((level) => (
        <div key={level}>
          <Typography variant={level} component="p" noWrap>
            Heading {level.slice(1)}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {String(typography[level].fontSize)}, weight {String(typography[level].fontWeight)}
          </Typography>
        </div>
      ))}
    </Stack>
  )
}

const meanings = [
  { name: 'Regular', weight: 'fontWeightRegular', use: 'Text that people read' },
  { name: 'Medium', weight: 'fontWeightMedium', use: 'Labels and controls' },
  { name: 'Bold', weight: 'fontWeightBold', use: 'Titles and amounts: 1,250.00 baht' },
] as const

/** The weights of the theme, each with one meaning. Thai letters have the same three. */
export function Weights() {
  const { typography } = useTheme()
  return (
    <Stack spacing={1.5}>
      {meanings.map(({ name, weight, use }) => (
        <div key={name}>
          <Typography sx={{ fontWeight: weight }}>
            {use} <span lang="th">ยอดเงินคงเหลือ</span>
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {name}, {typography[weight]}
          </Typography>
        </div>
      ))}
    </Stack>
  )
}

const variants = [
  ['subtitle1', 'Subtitle 1 introduces a card.'],
  ['subtitle2', 'Subtitle 2 introduces a part of a card.'],
  ['body1', 'Body 1 is what people read: your deposit arrives within a few minutes.'],
  ['body2', 'Body 2 stands beside it: fees are shown before you confirm.'],
  ['button', 'Button is the label of what can be pressed.'],
  ['caption', 'Caption explains a figure or a picture.'],
  ['overline', 'Overline names what follows'],
] as const

export function RunningText() {
  return (
    <Stack spacing={1.5}>
      {variants.map(([variant, text]) => (
        <Typography key={variant} variant={variant} component="p">
          {text}
        </Typography>
      ))}
    </Stack>
  )
}

const text =
  'The promotion of 15 November is open to everybody who deposited at least once this month.'

/** One line with an ellipsis, or as many lines as needed: a narrow width shows the difference. */
export function LongWords() {
  const [width, setWidth] = useState(200)
  return (
    <>
      <Slider
        value={width}
        min={120}
        max={300}
        step={20}
        shiftStep={60}
        valueLabelDisplay="auto"
        aria-label="Width in pixels"
        onChange={(_, next) => setWidth(next)}
      />
      <Box sx={{ width, maxWidth: '100%' }}>
        <Typography noWrap dir="auto" title={text}>
          {text}
        </Typography>
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{text}</Typography>
      </Box>
    </>
  )
}

const samples = [
  { lang: 'th', name: 'Thai', text: 'ยอดเงินคงเหลือของคุณพร้อมใช้งานแล้ว' },
  { lang: 'zh', name: 'Chinese', text: '您的余额已更新，可随时使用。' },
  { lang: 'ro', name: 'Romanian', text: 'Soldul este la zi și gata de folosit.' },
  { lang: 'fr', name: 'French', text: 'Votre solde est à jour et prêt à servir.' },
  { lang: 'ar', name: 'Arabic', text: 'رصيدك محدث وجاهز للاستخدام.' },
]

/**
 * Each sample declares its language, so that fonts, line breaks and voices match; `bdi` sets the direction of
 * the Arabic one.
 */
export function Scripts() {
  return (
    <Stack spacing={1.5}>
      {samples.map(({ lang, name, text }) => (
        <div key={lang}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography lang={lang}>
            <bdi>{text}</bdi>
          </Typography>
        </div>
      ))}
    </Stack>
  )
}
