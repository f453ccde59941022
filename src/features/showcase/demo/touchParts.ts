import '@mui/x-date-pickers/themeAugmentation'
import '@mui/x-tree-view/themeAugmentation'
import type { ThemeOptions } from '@mui/material/styles'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'

const least = { minWidth: touchTarget, minHeight: touchTarget }
const root = { root: { [touchMedia]: least } }
const high = { [touchMedia]: { minHeight: touchTarget } }

/** As often as the library says that it may be smaller. */
const chooser = {
  '&&&': {
    // A list of the browser's own has a height without its padding, in which no words would be left.
    [touchMedia]: { ...least, boxSizing: 'border-box', height: 'auto', alignContent: 'center' },
  },
} as const

/** Its edge lies under its neighbour's. */
const besideOthers = { minWidth: touchTarget + 1 }

/** Seven days side by side are as wide as a finger each without the gaps between them. */
const oneDay = { width: touchTarget, margin: 0 }

/** Beside figures that are as high as a finger it stands in their middle. */
const colon = { styleOverrides: { separator: { [touchMedia]: { alignSelf: 'center' } } } } as const

/** The parts of the library that only demos use, as large as a finger wherever one presses. */
export const touchParts: ThemeOptions = {
  components: {
    // From 600 px on the library's own rule for it, which is as strong as one at the option, sets it back.
    MuiAutocomplete: {
      styleOverrides: { listbox: { [touchMedia]: { '& li.MuiAutocomplete-option': least } } },
    },
    MuiBreadcrumbs: {
      styleOverrides: {
        ol: { [touchMedia]: { '& > li > :is(a, button)': { ...least, justifyContent: 'center' } } },
      },
    },
    MuiCheckbox: { styleOverrides: root },
    MuiChip: {
      styleOverrides: {
        root: {
          [touchMedia]: {
            '&.MuiChip-clickable, &.MuiChip-deletable': {
              minHeight: touchTarget,
              borderRadius: touchTarget / 2,
            },
          },
        },
        // The cross is as small as before in the middle of what is pressed.
        deleteIcon: {
          [touchMedia]: { width: touchTarget, height: touchTarget, padding: 11, marginInline: -8 },
        },
      },
    },
    MuiDateCalendar: {
      styleOverrides: { root: { [touchMedia]: { height: 'auto', maxHeight: 'none' } } },
    },
    MuiDateTimePickerToolbar: colon,
    MuiDayCalendar: {
      styleOverrides: {
        weekDayLabel: { [touchMedia]: oneDay },
        slideTransition: { [touchMedia]: { minHeight: 6 * (touchTarget + 4) } },
      },
    },
    MuiFab: { styleOverrides: root },
    MuiInputBase: { styleOverrides: { root: high } },
    MuiMenuItem: { styleOverrides: { root: high } },
    MuiMonthCalendar: { styleOverrides: { button: high } },
    MuiNativeSelect: { styleOverrides: { select: chooser } },
    MuiPaginationItem: {
      styleOverrides: {
        root: {
          [touchMedia]: {
            ...least,
            margin: 0,
            '&.MuiPaginationItem-circular': { borderRadius: touchTarget / 2 },
            '&.MuiPaginationItem-ellipsis': { lineHeight: `${touchTarget}px` },
          },
        },
      },
    },
    MuiPickerDay: {
      styleOverrides: { root: { [touchMedia]: { ...oneDay, height: touchTarget } } },
    },
    MuiPickersToolbarButton: { styleOverrides: root },
    MuiRadio: { styleOverrides: root },
    MuiRating: {
      styleOverrides: {
        // As wide as all its stars where there is room: the library's own width is that of one, once they may wrap.
        root: { flexWrap: 'wrap', width: 'auto' },
        icon: {
          [touchMedia]: {
            '.MuiRating-root:not(.Mui-readOnly) &': {
              ...least,
              alignItems: 'center',
              justifyContent: 'center',
            },
          },
        },
      },
    },
    MuiSelect: { styleOverrides: { select: chooser } },
    MuiSlider: {
      styleOverrides: {
        root: {
          [touchMedia]: { '&.MuiSlider-sizeSmall:not(.MuiSlider-vertical)': { paddingBlock: 21 } },
        },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        sizeMedium: {
          [touchMedia]: {
            height: touchTarget,
            paddingBlock: 15,
            '& .MuiSwitch-switchBase': { top: 3 },
            '& .MuiSwitch-input': { top: -3, height: touchTarget },
          },
        },
      },
    },
    MuiTimePickerToolbar: colon,
    // By variants: the app's theme has overrides of its own for it, which others would replace.
    MuiToggleButton: { variants: [{ props: {}, style: { [touchMedia]: besideOthers } }] },
    MuiTreeItem: {
      styleOverrides: {
        content: ({ theme }) => ({
          ...high,
          // The library takes the item's own ring away, and its grey ground alone is hardly seen.
          'li:focus-visible > &': { outline: `2px solid ${theme.palette.primary.readable}` },
        }),
      },
    },
    MuiYearCalendar: { styleOverrides: { button: high } },
  },
}
