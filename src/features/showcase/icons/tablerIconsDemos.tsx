import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { IconGallery } from './gallery/IconGallery'
import * as icons from './tablerIcons/icons'
import {
  IconBell,
  IconCircleCheck,
  IconCoins,
  IconFlame,
  IconGift,
  IconHeart,
  IconTrophy,
} from './tablerIcons/icons'

/** Size and stroke width: chosen together, they keep the look of outlines at any size. */
export function TablerStrokes() {
  const sizeId = useId()
  const strokeId = useId()
  const [size, setSize] = useState(40)
  const [stroke, setStroke] = useState(1.5)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 2, height: 72, alignItems: 'center' }}>
        {[IconCoins, IconGift, IconTrophy].map((Drawing, index) => (
          <Drawing key={index} size={size} stroke={stroke} aria-hidden="true" />
        ))}
      </Box>
      <Typography id={sizeId}>Size: {size} px</Typography>
      <Slider
        value={size}
        min={16}
        max={72}
        aria-labelledby={sizeId}
        onChange={(_, next) => setSize(next)}
      />
      <Typography id={strokeId}>Stroke: {stroke}</Typography>
      <Slider
        value={stroke}
        min={0.5}
        max={3}
        step={0.25}
        shiftStep={1}
        aria-labelledby={strokeId}
        onChange={(_, next) => setStroke(next)}
      />
    </Box>
  )
}

/** An icon inherits the text colour; here the readable colours of the palette. */
export function TablerColours() {
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box component="span" sx={(theme) => ({ color: theme.palette.primary.readable })}>
        <IconBell aria-hidden="true" />
      </Box>
      <Box component="span" sx={(theme) => ({ color: theme.palette.success.readable })}>
        <IconCircleCheck aria-hidden="true" />
      </Box>
      <Box component="span" sx={(theme) => ({ color: theme.palette.warning.readable })}>
        <IconFlame aria-hidden="true" />
      </Box>
      <Box component="span" sx={(theme) => ({ color: theme.palette.error.readable })}>
        <IconHeart aria-hidden="true" />
      </Box>
    </Box>
  )
}

export function AllTablerIcons() {
  return (
    <IconGallery
      icons={icons}
      importOf={(name) => `import { ${name} } from '@tabler/icons-react'`}
    />
  )
}
