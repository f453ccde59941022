import Autocomplete from '@mui/material/Autocomplete'
import CircularProgress from '@mui/material/CircularProgress'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'

const members = ['Anan Boonmee', 'Dao Rattana', 'Krit Wongsa', 'Malee Srisai', 'Ploy Chaiyo']

/** As with a server: the options come a second after the list was opened. */
export function SlowSearch() {
  const [isOpen, setOpen] = useState(false)
  const [options, setOptions] = useState<readonly string[]>([])
  const isLoading = isOpen && options.length === 0
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(() => setOptions(members), 1_000)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <Autocomplete
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options}
      loading={isLoading}
      loadingText="Looking for members…"
      renderInput={(props) => (
        <TextField
          {...props}
          label="Member"
          helperText={isLoading ? 'Loading' : 'Opens with a delay'}
          slotProps={{
            ...props.slotProps,
            input: {
              ...props.slotProps.input,
              endAdornment: (
                <>
                  {isLoading && <CircularProgress size={20} aria-label="Loading members" />}
                  {props.slotProps.input.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  )
}
