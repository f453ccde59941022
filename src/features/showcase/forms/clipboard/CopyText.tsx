import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { CopyButton } from '#ui/copy/CopyButton'
import { InAppLanguage } from '../../demo/InAppLanguage'

const code = 'WELCOME-2026'

/** The button says what came of it, and a screen reader hears it. */
export function CopyText() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography component="code" sx={{ fontFamily: 'monospace' }}>
        {code}
      </Typography>
      <InAppLanguage>
        <CopyButton value={code} name="credit code" />
      </InAppLanguage>
    </Box>
  )
}
