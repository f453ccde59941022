import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface LabelledRowProps {
  label: string
  name: string
  autoComplete: string
  /** Where the label's words stand within their column. */
  align: 'start' | 'end'
}

/** Label and field in one line; above each other where it is narrow. */
export function LabelledRow({ label, name, autoComplete, align }: LabelledRowProps) {
  const id = useId()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { sm: '140px minmax(0, 1fr)' },
      }}
    >
      <FormLabel htmlFor={id} sx={{ textAlign: { sm: align } }}>
        {label}
      </FormLabel>
      <OutlinedInput id={id} name={name} autoComplete={autoComplete} />
    </Box>
  )
}
