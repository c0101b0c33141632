import type { Example } from '@/components/ui/example';
import { examples as Accordion } from '@/components/blocks/Accordion/Accordion.examples';
import { examples as Article } from '@/components/blocks/Article/Article.examples';
import { examples as ArticleCard } from '@/components/blocks/ArticleCard/ArticleCard.examples';
import { examples as ArticleWidget } from '@/components/blocks/ArticleWidget/ArticleWidget.examples';
import { examples as Banner } from '@/components/blocks/Banner/Banner.examples';
import { examples as BlockList } from '@/components/blocks/BlockList/BlockList.examples';
import { examples as CallToAction } from '@/components/blocks/CallToAction/CallToAction.examples';
import { examples as Callout } from '@/components/blocks/Callout/Callout.examples';
import { examples as Carousel } from '@/components/blocks/Carousel/Carousel.examples';
import { examples as CategoryWrapper } from '@/components/blocks/CategoryWrapper/CategoryWrapper.examples';
import { examples as CompareChoice } from '@/components/blocks/CompareChoice/CompareChoice.examples';
import { examples as ContentCard } from '@/components/blocks/ContentCard/ContentCard.examples';
import { examples as Form } from '@/components/blocks/Form/Form.examples';
import { examples as GhsPictogram } from '@/components/blocks/GhsPictogram/GhsPictogram.examples';
import { examples as ImageButton } from '@/components/blocks/ImageButton/ImageButton.examples';
import { examples as ImageSet } from '@/components/blocks/ImageSet/ImageSet.examples';
import { examples as IngredientView } from '@/components/blocks/IngredientView/IngredientView.examples';
import { examples as JobCard } from '@/components/blocks/JobCard/JobCard.examples';
import { examples as LinkButton } from '@/components/blocks/LinkButton/LinkButton.examples';
import { examples as LinkContainer } from '@/components/blocks/LinkContainer/LinkContainer.examples';
import { examples as PdfListWrapper } from '@/components/blocks/PdfListWrapper/PdfListWrapper.examples';
import { examples as PreviewNotice } from '@/components/blocks/PreviewNotice/PreviewNotice.examples';
import { examples as ProductCard } from '@/components/blocks/ProductCard/ProductCard.examples';
import { examples as ProductTile } from '@/components/blocks/ProductTile/ProductTile.examples';
import { examples as Products } from '@/components/blocks/Products/Products.examples';
import { examples as Questions } from '@/components/blocks/Questions/Questions.examples';
import { examples as RichText } from '@/components/blocks/RichText/RichText.examples';
import { examples as SafetyDataSheetPopup } from '@/components/blocks/SafetyDataSheetPopup/SafetyDataSheetPopup.examples';
import { examples as SubBrandCard } from '@/components/blocks/SubBrandCard/SubBrandCard.examples';
import { examples as Testimonial } from '@/components/blocks/Testimonial/Testimonial.examples';
import { examples as VariantCard } from '@/components/blocks/VariantCard/VariantCard.examples';
import { examples as Video } from '@/components/blocks/Video/Video.examples';
import { examples as VideoAndTestimonials } from '@/components/blocks/VideoAndTestimonials/VideoAndTestimonials.examples';
import { examples as VideoBanner } from '@/components/blocks/VideoBanner/VideoBanner.examples';
import { examples as VideoButton } from '@/components/blocks/VideoButton/VideoButton.examples';
import { examples as Button } from '@/components/ui/Button/Button.examples';
import { examples as Container } from '@/components/ui/Container/Container.examples';
import { examples as Dialog } from '@/components/ui/Dialog/Dialog.examples';
import { examples as EmptyState } from '@/components/ui/EmptyState/EmptyState.examples';
import { examples as ErrorMessage } from '@/components/ui/ErrorMessage/ErrorMessage.examples';
import { examples as ErrorSummary } from '@/components/ui/ErrorSummary/ErrorSummary.examples';
import { examples as Field } from '@/components/ui/Field/Field.examples';
import { examples as FormStatus } from '@/components/ui/FormStatus/FormStatus.examples';
import { examples as Grid } from '@/components/ui/Grid/Grid.examples';
import { examples as Heading } from '@/components/ui/Heading/Heading.examples';
import { examples as Icon } from '@/components/ui/Icon/Icon.examples';
import { examples as Loader } from '@/components/ui/Loader/Loader.examples';
import { examples as Pagination } from '@/components/ui/Pagination/Pagination.examples';
import { examples as Picture } from '@/components/ui/Picture/Picture.examples';
import { examples as PrintButton } from '@/components/ui/PrintButton/PrintButton.examples';
import { examples as Prose } from '@/components/ui/Prose/Prose.examples';
import { examples as Reveal } from '@/components/ui/Reveal/Reveal.examples';
import { examples as ShareButton } from '@/components/ui/ShareButton/ShareButton.examples';
import { examples as SmartLink } from '@/components/ui/SmartLink/SmartLink.examples';
import { examples as Stars } from '@/components/ui/Stars/Stars.examples';
import { examples as StaticMarkup } from '@/components/next/StaticMarkup/StaticMarkup.examples';
import { examples as Table } from '@/components/ui/Table/Table.examples';
import { examples as Toast } from '@/components/ui/Toast/Toast.examples';
import { examples as Tooltip } from '@/components/ui/Tooltip/Tooltip.examples';
import { examples as Truncate } from '@/components/ui/Truncate/Truncate.examples';
import { examples as Unavailable } from '@/components/ui/Unavailable/Unavailable.examples';
import { examples as Warnings } from '@/components/ui/Warnings/Warnings.examples';

export const PRIMITIVES: Readonly<Record<string, readonly Example[]>> = {
  Button,
  Container,
  Dialog,
  EmptyState,
  ErrorSummary,
  Field,
  FormStatus,
  Grid,
  Heading,
  Icon,
  Loader,
  Pagination,
  Picture,
  PrintButton,
  Prose,
  Reveal,
  ShareButton,
  SmartLink,
  Stars,
  StaticMarkup,
  Table,
  Toast,
  Tooltip,
  Truncate,
  Unavailable,
  Warnings,
};

export const BLOCKS: Readonly<Record<string, readonly Example[]>> = {
  Accordion,
  Article,
  ArticleCard,
  ArticleWidget,
  Banner,
  BlockList,
  CallToAction,
  Callout,
  Carousel,
  CategoryWrapper,
  CompareChoice,
  ContentCard,
  Form,
  GhsPictogram,
  ImageButton,
  ImageSet,
  IngredientView,
  JobCard,
  LinkButton,
  LinkContainer,
  PdfListWrapper,
  PreviewNotice,
  ProductCard,
  ProductTile,
  Products,
  Questions,
  RichText,
  SafetyDataSheetPopup,
  SubBrandCard,
  Testimonial,
  VariantCard,
  Video,
  VideoAndTestimonials,
  VideoBanner,
  VideoButton,
};

/** Examples that are whole pages. The style guide omits them, because each has its own main element and h1. */
export const WHOLE_PAGES: Readonly<Record<string, readonly Example[]>> = { ErrorMessage };
