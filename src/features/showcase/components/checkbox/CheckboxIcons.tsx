import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { HeartIcon } from '#ui/icons/actions'
import { StarIcon } from '#ui/icons/controls'

const filledWhenChecked = { '&.Mui-checked svg': { fill: 'currentColor' } }

export function CheckboxIcons() {
  return (
    <FormGroup row>
      <FormControlLabel
        control={
          <Checkbox
            defaultChecked
            color="error"
            icon={<HeartIcon />}
            checkedIcon={<HeartIcon />}
            sx={filledWhenChecked}
          />
        }
        label="Favourite"
      />
      <FormControlLabel
        control={
          <Checkbox
            color="warning"
            icon={<StarIcon />}
            checkedIcon={<StarIcon />}
            sx={filledWhenChecked}
          />
        }
        label="Remind me"
      />
    </FormGroup>
  )
}
