import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { useTheme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { contrast, parseColor, readableContrast } from '#lib/contrast'
import { iconPlate } from '#ui/appearance/grounds'
import { copyText } from '#ui/copy/copyText'
import { GiftIcon } from '#ui/icons/menu'
import { VisuallyHidden } from '#ui/page/Page'

interface SwatchProps {
  name: string
  color: string
  /** Colour of the text on it. */
  textColor: string
}

/** A colour with its name, its contrast with the text on it, and its value; a press copies the value. */
function Swatch({ name, color, textColor }: SwatchProps) {
  const [outcome, setOutcome] = useState<string | null>(null)

  async function copy() {
    setOutcome((await copyText(color)) ? 'Copied' : 'The browser refused to copy')
  }

  return (
    <ButtonBase
      onClick={() => void copy()}
      sx={{
        display: 'grid',
        justifyItems: 'start',
        gap: 0.5,
        p: 2,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        font: 'inherit',
        textAlign: 'start',
      }}
      style={{ color: textColor, backgroundColor: color }}
    >
      <VisuallyHidden>Copy</VisuallyHidden>
      <strong>{name}</strong>
      <span dir="ltr">{color}</span>
      <span aria-live="polite">{outcome ?? `${contrast(color, textColor).toFixed(2)} : 1`}</span>
    </ButtonBase>
  )
}

/** The roles of the palette with their own colour. */
const roles = ['primary', 'secondary', 'success', 'warning', 'error', 'info', 'reward'] as const

/** The background of each role with its text colour. */
export function RoleSwatches() {
  const { palette } = useTheme()
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
    >
      {roles.map((role) => (
        <Swatch
          key={role}
          name={role}
          color={palette[role].main}
          textColor={palette[role].contrastText}
        />
      ))}
    </Box>
  )
}

/** Background colours, and the two colours of body text. */
export function SurfaceSwatches() {
  const { palette } = useTheme()
  const { background, text } = palette
  return (
    <Box
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
    >
      <Swatch name="page" color={background.default} textColor={text.primary} />
      <Swatch name="paper" color={background.paper} textColor={text.primary} />
      <Swatch name="text" color={text.primary} textColor={background.paper} />
      <Swatch name="secondary text" color={text.secondary} textColor={background.paper} />
    </Box>
  )
}

/** The same hues as text: lightened or darkened until readable on paper and on the page. */
export function ReadableTones() {
  const { palette } = useTheme()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {roles.map((role) => {
        const tone = palette[role].readable
        return (
          <li key={role}>
            <Typography sx={{ color: tone, fontWeight: 'medium' }}>{role} as text</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {contrast(tone, palette.background.paper).toFixed(2)} : 1 on paper,{' '}
              {contrast(tone, palette.background.default).toFixed(2)} : 1 on the page
            </Typography>
          </li>
        )
      })}
    </Box>
  )
}

/** The gold of the brand as a shape, as a fill and as text. */
export function RewardAccent() {
  const theme = useTheme()
  const { reward, background } = theme.palette
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box component="span" sx={{ ...iconPlate(theme, 'reward'), display: 'flex' }}>
          <GiftIcon size={24} />
        </Box>
        <Typography sx={{ color: reward.readable, fontWeight: 'bold' }}>
          You won 50.00 baht
        </Typography>
      </Box>
      <Button variant="contained" color="reward" sx={{ minHeight: 44 }}>
        Spin the wheel
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Shape {contrast(reward.main, background.paper).toFixed(2)} : 1, text{' '}
        {contrast(reward.readable, background.paper).toFixed(2)} : 1 on paper
      </Typography>
    </Box>
  )
}

/** Contrast of any two colours according to WCAG. */
export function ContrastCheck() {
  const [text, setText] = useState('#1a78c2')
  const [ground, setGround] = useState('#ffffff')
  const isKnown = parseColor(text) !== null && parseColor(ground) !== null
  const ratio = isKnown ? contrast(text, ground) : null

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <ColourField label="Text" value={text} onChange={setText} />
      <ColourField label="Ground" value={ground} onChange={setGround} />
      <Typography component="output">
        {ratio === null
          ? 'Two colours are needed.'
          : `${ratio.toFixed(2)} : 1, ${ratio >= readableContrast ? 'enough' : 'too little'} for text (${readableContrast} : 1)`}
      </Typography>
    </Box>
  )
}

interface ColourFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

function ColourField({ label, value, onChange }: ColourFieldProps) {
  const isBad = parseColor(value) === null
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isBad}
      helperText={isBad ? 'Write it as #rrggbb or rgb(r, g, b)' : ' '}
      slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
    />
  )
}
