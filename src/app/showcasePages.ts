import { lazyPart } from './loading/lazyPart'
import { showcasePaths } from './showcasePaths'

/** The table of the showcase pages: each is a file of its own, loaded on demand. */
export const showcasePages = [
  {
    path: showcasePaths.widgetStatistics,
    Page: lazyPart(() =>
      import('../features/showcase/widget/StatisticsPage').then((module) => module.StatisticsPage),
    ),
  },
  {
    path: showcasePaths.widgetData,
    Page: lazyPart(() =>
      import('../features/showcase/widget/DataPage').then((module) => module.DataPage),
    ),
  },
  {
    path: showcasePaths.widgetChart,
    Page: lazyPart(() =>
      import('../features/showcase/widget/ChartPage').then((module) => module.ChartPage),
    ),
  },
  {
    path: showcasePaths.textField,
    Page: lazyPart(() =>
      import('../features/showcase/components/TextFieldPage').then(
        (module) => module.TextFieldPage,
      ),
    ),
  },
  {
    path: showcasePaths.button,
    Page: lazyPart(() =>
      import('../features/showcase/components/ButtonPage').then((module) => module.ButtonPage),
    ),
  },
  {
    path: showcasePaths.checkbox,
    Page: lazyPart(() =>
      import('../features/showcase/components/CheckboxPage').then((module) => module.CheckboxPage),
    ),
  },
  {
    path: showcasePaths.radio,
    Page: lazyPart(() =>
      import('../features/showcase/components/RadioPage').then((module) => module.RadioPage),
    ),
  },
  {
    path: showcasePaths.autocomplete,
    Page: lazyPart(() =>
      import('../features/showcase/components/AutocompletePage').then(
        (module) => module.AutocompletePage,
      ),
    ),
  },
  {
    path: showcasePaths.slider,
    Page: lazyPart(() =>
      import('../features/showcase/components/SliderPage').then((module) => module.SliderPage),
    ),
  },
  {
    path: showcasePaths.switch,
    Page: lazyPart(() =>
      import('../features/showcase/components/SwitchPage').then((module) => module.SwitchPage),
    ),
  },
  {
    path: showcasePaths.dateTime,
    Page: lazyPart(() =>
      import('../features/showcase/components/DateTimePage').then((module) => module.DateTimePage),
    ),
  },
  {
    path: showcasePaths.formLayouts,
    Page: lazyPart(() =>
      import('../features/showcase/forms/LayoutsPage').then((module) => module.LayoutsPage),
    ),
  },
  {
    path: showcasePaths.multiColumnForms,
    Page: lazyPart(() =>
      import('../features/showcase/forms/MultiColumnPage').then((module) => module.MultiColumnPage),
    ),
  },
  {
    path: showcasePaths.actionBar,
    Page: lazyPart(() =>
      import('../features/showcase/forms/ActionBarPage').then((module) => module.ActionBarPage),
    ),
  },
  {
    path: showcasePaths.stickyActionBar,
    Page: lazyPart(() =>
      import('../features/showcase/forms/StickyActionBarPage').then(
        (module) => module.StickyActionBarPage,
      ),
    ),
  },
  {
    path: showcasePaths.formAutocomplete,
    Page: lazyPart(() =>
      import('../features/showcase/forms/FormAutocompletePage').then(
        (module) => module.FormAutocompletePage,
      ),
    ),
  },
  {
    path: showcasePaths.formMask,
    Page: lazyPart(() =>
      import('../features/showcase/forms/MaskPage').then((module) => module.MaskPage),
    ),
  },
  {
    path: showcasePaths.formClipboard,
    Page: lazyPart(() =>
      import('../features/showcase/forms/ClipboardPage').then((module) => module.ClipboardPage),
    ),
  },
  {
    path: showcasePaths.formCaptcha,
    Page: lazyPart(() =>
      import('../features/showcase/forms/CaptchaPage').then((module) => module.CaptchaPage),
    ),
  },
  {
    path: showcasePaths.formEditor,
    Page: lazyPart(() =>
      import('../features/showcase/forms/EditorPage').then((module) => module.EditorPage),
    ),
  },
  {
    path: showcasePaths.formModal,
    Page: lazyPart(() =>
      import('../features/showcase/forms/ModalPage').then((module) => module.ModalPage),
    ),
  },
  {
    path: showcasePaths.formTooltip,
    Page: lazyPart(() =>
      import('../features/showcase/forms/TooltipPage').then((module) => module.TooltipPage),
    ),
  },
  {
    path: showcasePaths.formValidation,
    Page: lazyPart(() =>
      import('../features/showcase/forms/ValidationPage').then((module) => module.ValidationPage),
    ),
  },
  {
    path: showcasePaths.formWizard,
    Page: lazyPart(() =>
      import('../features/showcase/forms/WizardPage').then((module) => module.WizardPage),
    ),
  },
  {
    path: showcasePaths.charts,
    Page: lazyPart(() =>
      import('../features/showcase/charts/ChartsPage').then((module) => module.ChartsPage),
    ),
  },
  {
    path: showcasePaths.orgChart,
    Page: lazyPart(() =>
      import('../features/showcase/charts/OrgChartPage').then((module) => module.OrgChartPage),
    ),
  },
  {
    path: showcasePaths.tableBasic,
    Page: lazyPart(() =>
      import('../features/showcase/tables/BasicTablePage').then((module) => module.BasicTablePage),
    ),
  },
  {
    path: showcasePaths.tableDense,
    Page: lazyPart(() =>
      import('../features/showcase/tables/DenseTablePage').then((module) => module.DenseTablePage),
    ),
  },
  {
    path: showcasePaths.tableEnhanced,
    Page: lazyPart(() =>
      import('../features/showcase/tables/EnhancedTablePage').then(
        (module) => module.EnhancedTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.tableData,
    Page: lazyPart(() =>
      import('../features/showcase/tables/DataGridPage').then((module) => module.DataGridPage),
    ),
  },
  {
    path: showcasePaths.tableCustomized,
    Page: lazyPart(() =>
      import('../features/showcase/tables/CustomizedTablePage').then(
        (module) => module.CustomizedTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.tableStickyHeader,
    Page: lazyPart(() =>
      import('../features/showcase/tables/StickyHeaderTablePage').then(
        (module) => module.StickyHeaderTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.tableCollapse,
    Page: lazyPart(() =>
      import('../features/showcase/tables/CollapseTablePage').then(
        (module) => module.CollapseTablePage,
      ),
    ),
  },
  {
    path: showcasePaths.accordion,
    Page: lazyPart(() =>
      import('../features/showcase/basic/AccordionPage').then((module) => module.AccordionPage),
    ),
  },
  {
    path: showcasePaths.avatar,
    Page: lazyPart(() =>
      import('../features/showcase/basic/AvatarPage').then((module) => module.AvatarPage),
    ),
  },
  {
    path: showcasePaths.badges,
    Page: lazyPart(() =>
      import('../features/showcase/basic/BadgesPage').then((module) => module.BadgesPage),
    ),
  },
  {
    path: showcasePaths.breadcrumb,
    Page: lazyPart(() =>
      import('../features/showcase/basic/BreadcrumbPage').then((module) => module.BreadcrumbPage),
    ),
  },
  {
    path: showcasePaths.cards,
    Page: lazyPart(() =>
      import('../features/showcase/basic/CardsPage').then((module) => module.CardsPage),
    ),
  },
  {
    path: showcasePaths.chip,
    Page: lazyPart(() =>
      import('../features/showcase/basic/ChipPage').then((module) => module.ChipPage),
    ),
  },
  {
    path: showcasePaths.list,
    Page: lazyPart(() =>
      import('../features/showcase/basic/ListPage').then((module) => module.ListPage),
    ),
  },
  {
    path: showcasePaths.tabs,
    Page: lazyPart(() =>
      import('../features/showcase/basic/TabsPage').then((module) => module.TabsPage),
    ),
  },
  {
    path: showcasePaths.alert,
    Page: lazyPart(() =>
      import('../features/showcase/advance/AlertPage').then((module) => module.AlertPage),
    ),
  },
  {
    path: showcasePaths.dialog,
    Page: lazyPart(() =>
      import('../features/showcase/advance/DialogPage').then((module) => module.DialogPage),
    ),
  },
  {
    path: showcasePaths.pagination,
    Page: lazyPart(() =>
      import('../features/showcase/advance/PaginationPage').then((module) => module.PaginationPage),
    ),
  },
  {
    path: showcasePaths.progress,
    Page: lazyPart(() =>
      import('../features/showcase/advance/ProgressPage').then((module) => module.ProgressPage),
    ),
  },
  {
    path: showcasePaths.rating,
    Page: lazyPart(() =>
      import('../features/showcase/advance/RatingPage').then((module) => module.RatingPage),
    ),
  },
  {
    path: showcasePaths.snackbar,
    Page: lazyPart(() =>
      import('../features/showcase/advance/SnackbarPage').then((module) => module.SnackbarPage),
    ),
  },
  {
    path: showcasePaths.skeleton,
    Page: lazyPart(() =>
      import('../features/showcase/advance/SkeletonPage').then((module) => module.SkeletonPage),
    ),
  },
  {
    path: showcasePaths.speedDial,
    Page: lazyPart(() =>
      import('../features/showcase/advance/SpeedDialPage').then((module) => module.SpeedDialPage),
    ),
  },
  {
    path: showcasePaths.timeline,
    Page: lazyPart(() =>
      import('../features/showcase/advance/TimelinePage').then((module) => module.TimelinePage),
    ),
  },
  {
    path: showcasePaths.toggleButton,
    Page: lazyPart(() =>
      import('../features/showcase/advance/ToggleButtonPage').then(
        (module) => module.ToggleButtonPage,
      ),
    ),
  },
  {
    path: showcasePaths.treeView,
    Page: lazyPart(() =>
      import('../features/showcase/advance/TreeViewPage').then((module) => module.TreeViewPage),
    ),
  },
  {
    path: showcasePaths.price1,
    Page: lazyPart(() =>
      import('../features/showcase/price/PlansPage').then((module) => module.PlansPage),
    ),
  },
  {
    path: showcasePaths.price2,
    Page: lazyPart(() =>
      import('../features/showcase/price/PlanSwitchPage').then((module) => module.PlanSwitchPage),
    ),
  },
  {
    path: showcasePaths.typography,
    Page: lazyPart(() =>
      import('../features/showcase/utils/TypographyPage').then((module) => module.TypographyPage),
    ),
  },
  {
    path: showcasePaths.color,
    Page: lazyPart(() =>
      import('../features/showcase/utils/ColorPage').then((module) => module.ColorPage),
    ),
  },
  {
    path: showcasePaths.shadow,
    Page: lazyPart(() =>
      import('../features/showcase/utils/ShadowPage').then((module) => module.ShadowPage),
    ),
  },
  {
    path: showcasePaths.animation,
    Page: lazyPart(() =>
      import('../features/showcase/utils/AnimationPage').then((module) => module.AnimationPage),
    ),
  },
  {
    path: showcasePaths.grid,
    Page: lazyPart(() =>
      import('../features/showcase/utils/GridPage').then((module) => module.GridPage),
    ),
  },
  {
    path: showcasePaths.tablerIcons,
    Page: lazyPart(() =>
      import('../features/showcase/icons/TablerIconsPage').then((module) => module.TablerIconsPage),
    ),
  },
  {
    path: showcasePaths.materialIcons,
    Page: lazyPart(() =>
      import('../features/showcase/icons/MaterialIconsPage').then(
        (module) => module.MaterialIconsPage,
      ),
    ),
  },
  {
    path: showcasePaths.samplePage,
    Page: lazyPart(() =>
      import('../features/showcase/sample/SamplePage').then((module) => module.SamplePage),
    ),
  },
]
