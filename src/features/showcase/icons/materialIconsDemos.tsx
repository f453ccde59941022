import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { IconGallery } from './gallery/IconGallery'
import * as icons from './materialIcons/icons'
import {
  Casino,
  Download,
  EmojiEvents,
  Favorite,
  FavoriteBorder,
  Redeem,
} from './materialIcons/icons'

export function MaterialSizes() {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Casino fontSize="small" />
      <EmojiEvents />
      <Redeem fontSize="large" />
      <Casino sx={{ fontSize: 56 }} />
    </Box>
  )
}

/** Beside text an icon is decorative; without text it needs a name. */
export function MaterialButtons() {
  const [isFavourite, setFavourite] = useState(false)
  const [downloads, setDownloads] = useState(0)
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        startIcon={<Download />}
        onClick={() => setDownloads(downloads + 1)}
      >
        Statement ({downloads})
      </Button>
      <IconButton
        color="error"
        aria-label="Favourite"
        aria-pressed={isFavourite}
        onClick={() => setFavourite(!isFavourite)}
      >
        {isFavourite ? <Favorite /> : <FavoriteBorder />}
      </IconButton>
    </Stack>
  )
}

export function AllMaterialIcons() {
  return (
    <IconGallery
      icons={icons}
      importOf={(name) => `import ${name} from '@mui/icons-material/${name}'`}
    />
  )
}
