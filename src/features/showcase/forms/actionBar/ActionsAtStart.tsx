import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import { Saved } from '../layouts/Saved'
import { useSavedForm } from '../layouts/useSavedForm'
import { ProfileFields } from './ProfileFields'

/** In line with the fields: for long forms that are read down the start. */
export function ActionsAtStart() {
  const { saved, onSubmit, forget } = useSavedForm()
  return (
    <>
      <Card component="form" variant="outlined" onSubmit={onSubmit} onReset={forget}>
        <ProfileFields />
        <CardActions sx={{ justifyContent: 'flex-start', flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained">
            Submit
          </Button>
          <Button type="reset">Clear</Button>
        </CardActions>
      </Card>
      <Saved saved={saved} />
    </>
  )
}
