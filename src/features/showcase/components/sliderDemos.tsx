import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { baht } from '../demo/englishNumbers'

export function VolumeSlider() {
  const id = useId()
  const [volume, setVolume] = useState(40)
  return (
    <>
      <Typography id={id}>Sound: {volume}%</Typography>
      <Slider value={volume} aria-labelledby={id} onChange={(_, next) => setVolume(next)} />
    </>
  )
}

const numbers = new Intl.NumberFormat('en')
const marks = [100, 500, 1_000, 1_500, 2_000].map((value) => ({
  value,
  label: numbers.format(value),
}))

/**
 * Only steps of 100; Page Up moves ten steps, instead of the default of 10 baht. The marks can be clicked.
 */
export function StepSlider() {
  const id = useId()
  const [baht, setBaht] = useState(500)
  return (
    <>
      <Typography id={id}>Deposit: {numbers.format(baht)}.00 baht</Typography>
      <Slider
        value={baht}
        min={100}
        max={2_000}
        step={100}
        shiftStep={1_000}
        marks={marks}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => numbers.format(value)}
        aria-labelledby={id}
        getAriaValueText={(value) => `${numbers.format(value)} baht`}
        sx={{ mx: 2, width: 'calc(100% - 32px)' }}
        onChange={(_, next) => setBaht(next)}
      />
    </>
  )
}

/** The two thumbs stay at least 100 apart. */
export function RangeSlider() {
  const [range, setRange] = useState([500, 2_000])
  const [from = 0, to = 0] = range
  return (
    <>
      <Typography component="output">
        From {baht(from)} to {baht(to)} baht
      </Typography>
      <Slider
        value={range}
        max={5_000}
        step={100}
        shiftStep={1_000}
        getAriaValueText={(value) => `${baht(value)} baht`}
        getAriaLabel={(index) => (index === 0 ? 'Least amount' : 'Greatest amount')}
        onChange={(_, next) =>
          next[0] !== undefined &&
          next[1] !== undefined &&
          next[1] - next[0] >= 100 &&
          setRange(next)
        }
      />
    </>
  )
}

/** A slider for rough values, a field for exact ones. */
export function SliderWithField() {
  const id = useId()
  const [percent, setPercent] = useState(35)
  // Text being typed stays as it is; only a valid percentage moves the slider.
  const [typed, setTyped] = useState<string | null>(null)

  function type(next: string): void {
    setTyped(next)
    const value = Number(next)
    if (next.trim() !== '') setPercent(Math.min(100, Math.max(0, Math.round(value) || 0)))
  }

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Slider value={percent} aria-labelledby={id} onChange={(_, next) => setPercent(next)} />
      <TextField
        label="Percent"
        type="number"
        value={typed ?? percent}
        sx={{ width: 120, flexShrink: 0 }}
        slotProps={{ htmlInput: { min: 0, max: 100 }, inputLabel: { id } }}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </Box>
  )
}

const bands = ['Low', 'Middle', 'High']

export function VerticalSliders() {
  const id = useId()
  const [values, setValues] = useState([30, 55, 40])
  return (
    <Box role="group" aria-label="Tone" sx={{ display: 'flex', gap: 3 }}>
      {bands.map((band, index) => (
        <Box key={band} sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, minWidth: 56 }}>
          <Box sx={{ height: 140 }}>
            <Slider
              orientation="vertical"
              value={values[index] ?? 0}
              aria-labelledby={`${id}${band}`}
              valueLabelDisplay="auto"
              onChange={(_, next) =>
                setValues(values.map((old, at) => (at === index ? next : old)))
              }
            />
          </Box>
          <span id={`${id}${band}`}>{band}</span>
        </Box>
      ))}
    </Box>
  )
}

export function SliderColours() {
  return (
    <Stack spacing={1}>
      <Slider defaultValue={30} aria-label="Primary" />
      <Slider defaultValue={50} color="secondary" aria-label="Secondary" />
      <Slider defaultValue={70} color="success" size="small" aria-label="Small, success" />
      <Slider defaultValue={40} disabled aria-label="Not available" />
    </Stack>
  )
}
