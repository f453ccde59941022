import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { contrast, parseColor, readableContrast } from '#lib/contrast'

/** Any two colours, measured by the rule of WCAG. */
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
