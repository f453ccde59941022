import '@mui/x-date-pickers/themeAugmentation'
import '@mui/x-tree-view/themeAugmentation'
import type { ThemeOptions } from '@mui/material/styles'
import { touchMedia, touchTarget } from '#ui/appearance/sizes'

const least = { minWidth: touchTarget, minHeight: touchTarget }
const root = { root: { [touchMedia]: least } }
const high = { [touchMedia]: { minHeight: touchTarget } }

/** Repeats `&` as often as the library does for smaller sizes. */
const chooser = {
  '&&&': {
    // In a native select the height excludes the padding, which would leave no space for text.
    [touchMedia]: { ...least, boxSizing: 'border-box', height: 'auto', alignContent: 'center' },
  },
} as const

/** Overlaps the border of its neighbour. */
const besideOthers = { minWidth: touchTarget + 1 }

/** Without gaps, seven days side by side are as wide as a touch target each. */
const oneDay = { width: touchTarget, margin: 0 }

/** Centred beside numbers that are as high as a touch target. */
const colon = { styleOverrides: { separator: { [touchMedia]: { alignSelf: 'center' } } } } as const

/** Enlarges library components that only demos use to the size of a touch target. */
export const touchParts: ThemeOptions = {
  components: {
    // On the list, because from 600 px on the library's own rule has the same specificity as one on the
    // option.
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
        // The icon keeps its size in the centre of the touch target.
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
        // As wide as all stars, if they fit: the library's width is that of one star, once they may wrap.
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
    // As variants: overrides would replace those of the app's theme.
    MuiToggleButton: { variants: [{ props: {}, style: { [touchMedia]: besideOthers } }] },
    MuiTreeItem: {
      styleOverrides: {
        content: ({ theme }) => ({
          ...high,
          // The library removes the focus ring, and its grey background alone is hardly visible.
          'li:focus-visible > &': { outline: `2px solid ${theme.palette.primary.readable}` },
        }),
      },
    },
    MuiYearCalendar: { styleOverrides: { button: high } },
  },
}
