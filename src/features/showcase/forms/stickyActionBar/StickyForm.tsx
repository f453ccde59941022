import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Saved, useSavedForm } from '../checked/Outcome'

const parts = [
  ['You', ['Name', 'Nickname', 'Birthday', 'Phone', 'Email']],
  ['Address', ['Street', 'Subdistrict', 'District', 'Province', 'Post code']],
  ['Bank', ['Bank', 'Branch', 'Account name', 'Account number']],
  ['Contact', ['LINE id', 'Best time to call', 'Language', 'Note']],
] as const

/** The title and its actions stay visible below the header while the form scrolls. */
export function StickyForm() {
  const { saved, onSubmit, forget } = useSavedForm()
  return (
    <form onSubmit={onSubmit} onReset={forget}>
      <Bar>
        <Typography component="h3" variant="h4" sx={{ marginInlineEnd: 'auto' }}>
          Member record
        </Typography>
        <Button type="reset">Clear</Button>
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Bar>
      <Saved saved={saved} />
      {parts.map(([title, labels]) => (
        <Part key={title}>
          <legend>{title}</legend>
          {labels.map((label) => (
            <TextField key={label} label={label} name={label} autoComplete="off" />
          ))}
        </Part>
      ))}
    </form>
  )
}

const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 1,
  // Height of the app's bars: 64 px on phones, 88 px from lg up.
  top: 'calc(64px + env(safe-area-inset-top, 0px))',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginInline: -20,
  padding: '8px 20px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('lg')]: { top: 88 },
}))

const Part = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  margin: '16px 0 0',
  padding: 0,
  border: 0,
  // Keep focused fields out from under the bar.
  '& input': { scrollMarginTop: 160 },
  '& legend': { ...theme.typography.h5, padding: 0, marginBottom: 12 },
}))
