import type { activity } from '@waymark/contracts/activity'
import type { business } from '@waymark/contracts/business'
import type { service } from '@waymark/contracts/service'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { Handlers } from '@waymark/service-kit/implement'
import type { Context } from '../context.ts'
import { businessProfile } from './business-profile.ts'
import { getAccountBadgeLogos } from './get-account-badge-logos.ts'
import { getActiveServicesToAssignUser } from './get-active-services-to-assign-user.ts'
import { getActivitiesByServiceAreaId } from './get-activities-by-service-area-id.ts'
import { getAllServices } from './get-all-services.ts'
import { getAssignedServicesToUserOnServiceArea } from './get-assigned-services-to-user-on-service-area.ts'
import { getAssignedStaffsOnMultipleServices } from './get-assigned-staffs-on-multiple-services.ts'
import { getConnectionAccountStripe } from './get-connection-account-stripe.ts'
import { getDetailServiceAreaService } from './get-detail-service-area-service.ts'
import { getListUserRoleOnServiceArea } from './get-list-user-role-on-service-area.ts'
import { getPrimaryManagers } from './get-primary-managers.ts'
import { getServiceArea } from './get-service-area.ts'
import { getServiceAreaServiceByServiceAreaId } from './get-service-area-service-by-service-area-id.ts'
import { getServiceAreaServiceToSchedule } from './get-service-area-service-to-schedule.ts'
import { getServiceAreas } from './get-service-areas.ts'
import { getServiceAreasByUser } from './get-service-areas-by-user.ts'
import { getServiceScheduleBase } from './get-service-schedule-base.ts'
import { getServiceScheduleException } from './get-service-schedule-exception.ts'
import { getServiceSizeOptionsByServiceId } from './get-service-size-options-by-service-id.ts'
import { getServiceWeek } from './get-service-week.ts'
import { getUsersToAssign } from './get-users-to-assign.ts'
import { getVenueMapData } from './get-venue-map-data.ts'
import { submitActivity } from './submit-activity.ts'
import { submitFeedback } from './submit-feedback.ts'
import { updateBusinessProfile } from './update-business-profile.ts'
import { updateListServiceScheduleBase } from './update-list-service-schedule-base.ts'
import { updateListServiceScheduleException } from './update-list-service-schedule-exception.ts'
import { updateMultipleServiceAreaServiceFee } from './update-multiple-service-area-service-fee.ts'
import { updateMultipleServiceAreaServiceSizeOptions } from './update-multiple-service-area-service-size-options.ts'
import { updateMultipleServiceScheduleBase } from './update-multiple-service-schedule-base.ts'
import { updateMultipleServiceScheduleException } from './update-multiple-service-schedule-exception.ts'
import { updateMultipleServicesBasicInfo } from './update-multiple-services-basic-info.ts'
import { updateServiceArea } from './update-service-area.ts'
import { updateServiceAreaServiceFee } from './update-service-area-service-fee.ts'
import { updateServiceAreaServiceSizeOptions } from './update-service-area-service-size-options.ts'
import { updateServiceBasicInfo } from './update-service-basic-info.ts'
import { updateUserRoleAssignedServicesOnServiceArea } from './update-user-role-assigned-services-on-service-area.ts'
import { updateWizardStep } from './update-wizard-step.ts'
import { updateWizardStripeStep } from './update-wizard-stripe-step.ts'
import { uploadLogo } from './upload-logo.ts'
import { uploadServiceAreaImages } from './upload-service-area-images.ts'
import { uploadVenueAccessibilityInfomation } from './upload-venue-accessibility-infomation.ts'

export const businessCalls: Handlers<Context, typeof business> = {
  businessProfile,
  updateBusinessProfile,
  uploadLogo,
  getAccountBadgeLogos,
  updateWizardStep,
  getConnectionAccountStripe,
  updateWizardStripeStep,
}

export const serviceAreaCalls: Handlers<Context, typeof serviceArea> = {
  getServiceAreasByUser,
  getServiceArea,
  getVenueMapData,
  getListUserRoleOnServiceArea,
  getPrimaryManagers,
  getServiceAreas,
  getUsersToAssign,
  submitFeedback,
  updateServiceArea,
  updateUserRoleAssignedServicesOnServiceArea,
  uploadServiceAreaImages,
  uploadVenueAccessibilityInfomation,
}

export const serviceCalls: Handlers<Context, typeof service> = {
  getAllServices,
  getServiceAreaServiceToSchedule,
  getServiceScheduleBase,
  updateListServiceScheduleBase,
  getServiceScheduleException,
  updateListServiceScheduleException,
  updateMultipleServiceScheduleBase,
  updateMultipleServiceScheduleException,
  getServiceWeek,
  getServiceSizeOptionsByServiceId,
  getServiceAreaServiceByServiceAreaId,
  getDetailServiceAreaService,
  getActiveServicesToAssignUser,
  getAssignedServicesToUserOnServiceArea,
  getAssignedStaffsOnMultipleServices,
  updateServiceBasicInfo,
  updateMultipleServicesBasicInfo,
  updateServiceAreaServiceSizeOptions,
  updateMultipleServiceAreaServiceSizeOptions,
  updateServiceAreaServiceFee,
  updateMultipleServiceAreaServiceFee,
}

export const activityCalls: Handlers<Context, typeof activity> = { submitActivity, getActivitiesByServiceAreaId }
