import Typography from '@mui/material/Typography'

/** What became of a form, said aloud as well. */
export function Saved({ saved }: { saved: string | null }) {
  return (
    <Typography
      component="output"
      sx={{ display: 'block', mt: 1, minHeight: '1.5em', overflowWrap: 'anywhere' }}
    >
      {saved === null ? 'Not saved yet.' : `Saved. ${saved}`}
    </Typography>
  )
}
