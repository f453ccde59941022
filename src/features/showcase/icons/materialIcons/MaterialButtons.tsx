import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { Download, Favorite, FavoriteBorder } from './icons'

/** Beside words an icon is decoration; alone it needs a name. */
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
