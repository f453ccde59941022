import Typography from '@mui/material/Typography'

/** What came of a form, said aloud as well. */
export function Outcome({ children }: { children: string }) {
  return (
    <Typography component="output" sx={{ display: 'block', minHeight: '1.5em' }}>
      {children}
    </Typography>
  )
}
