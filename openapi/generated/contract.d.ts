// Generated from openapi/ by `npm run generate`. Not to be edited.
import type { CompanyDate, CompanyMonth } from "#domain/calendar/index.ts";
import type { Tiyin } from "#domain/money.ts";
export type paths = {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the server able to answer */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by phone number and password
         * @description The first device an account ever has is trusted; a later one is asked for a one-time code (202). Wrong credentials and an unknown phone get the same 400 wrongCredentials.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a phone number to register with it
         * @description A code is sent to any phone; whether it is known shows only to who answers it.
         */
        post: operations["startRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/registration/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the first password
         * @description Makes the account and trusts the device. 409 ticketExpired when the ticket is used, old, or for something else.
         */
        post: operations["completeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a phone number to set another password
         * @description A code is sent when the phone is known.
         */
        post: operations["startPasswordRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-recovery/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set another password
         * @description Ends every other session of the account. 409 ticketExpired when the ticket is used, old, or for something else.
         */
        post: operations["completePasswordRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by phone number and code
         * @description A code is sent when the account already trusts the device.
         */
        post: operations["startOtpSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp/{otpId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a one-time code
         * @description Signs in, or gives the ticket that sets the password. Registering a known phone gives the ticket of a recovery.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp/{otpId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code again
         * @description Does not reset the tries
         */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by what Google's popup gave
         * @description A code is exchanged here and its ID token verified by the provider's keys; an access token is taken only if its audience is ours. Linked by `sub`, never by e-mail. 404 providerOff without a client id, 400 identityRefused, 503 providerAway.
         */
        post: operations["signInWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/telegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by what the login widget or a mini app gave
         * @description Five minutes old at most, and good once. 404 providerOff without a bot token, 400 identityRefused or identityOutdated.
         */
        post: operations["signInWithTelegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/telegram-bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a sign-in that the bot confirms */
        post: operations["startTelegramBotSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/telegram-bot/{signInId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What came of it so far
         * @description A POST, because a confirmed one opens the session of the device that asks. Asked again within 30 s it answers the same way, so that a lost answer costs nothing.
         */
        post: operations["getTelegramBotSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a refresh token for the next pair
         * @description Judges refreshToken and device only; refused with 400 refreshRefused.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person who is signed in */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What startup routing reads */
        get: operations["getAccountInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long an export, a preview or a search of the caller still waits
         * @description Files, previews and searches take turns: two at once, one of a person. A call that is one of them may wait before it is answered, and others may have their turn while its file is sent. The figure is of the process that answers.
         */
        get: operations["getQueuePlace"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give name, passport and PINFL */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My jobs, and records that wait for me */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/jobs/{employeeId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join an employee record whose phone number and PINFL are mine */
        post: operations["acceptJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/jobs/{employeeId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say no to an employee record whose phone number is mine
         * @description The company's employers are told. Declining again changes nothing
         */
        post: operations["declineJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices linked to my account, the latest seen first; terminated ones are gone */
        get: operations["listDevices"];
        /** Tell the push token of this device */
        put: operations["registerDevice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/devices/terminate-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the sessions of every device of mine but the calling one */
        post: operations["terminateOtherDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my password; every other session of mine ends
         * @description A wrong current password is 400 validationFailed at /currentPassword, and counts as a wrong sign-in.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/devices/{id}/terminate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a device's sessions; its tokens are dead at once */
        post: operations["terminateDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/lists/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My columns and saved views of a list */
        get: operations["getListSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/lists/{list}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose which columns of a list I see
         * @description The file of a list has all of them
         */
        put: operations["chooseListColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/lists/{list}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep filters, order and columns of a list under a name
         * @description 409 viewExists when I have a view of the name there, tooManyViews with 20 of them
         */
        post: operations["saveListView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/lists/{list}/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a view another name, or filters, order and columns of its own anew
         * @description 409 viewExists
         */
        put: operations["changeListView"];
        post?: never;
        /** Forget a view */
        delete: operations["deleteListView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Found a company
         * @description The caller becomes its employer; it starts with the usual settings and the calendar of this year and the next. 409 profileRequired before the profile is given, tooManyCompanies when the account runs as many as one may.
         */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Google and Telegram accounts linked to mine */
        get: operations["listIdentities"];
        put?: never;
        /**
         * Link what a provider proved on this device
         * @description 404 ticketUnknown for one that is used, old or another device's; 409 identityTaken when somebody else has it, providerLinked when another identity of that provider is linked.
         */
        post: operations["linkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/identities/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Unlink; the phone still signs in */
        delete: operations["unlinkIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/guided-start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new company has yet to do
         * @description A step is done once there is what it is about: saved or kept details and hours, a schedule unless all work the same hours, the day of the salary, a gate that is printed or has a paired screen, an employee who has not left. A company has the steps that there were when it was founded
         */
        get: operations["getGuidedStart"];
        put?: never;
        /** Leave a step for later, or keep what is there */
        post: operations["markGuidedStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open gates of the company that have a screen */
        get: operations["listGates"];
        put?: never;
        /** Make a gate */
        post: operations["createGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s settings in their three sections */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the details of the company
         * @description 409 changedMeanwhile carries the settings as they are now in `settings` when `version` is not the newest
         */
        put: operations["updateDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save weekends and work hours from a day on
         * @description 409 changedMeanwhile as for the details; 422 periodClosed for a day before the oldest open period
         */
        put: operations["updateWorkSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/work/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What saving them would change
         * @description 422 periodClosed as for saving
         */
        post: operations["previewWorkSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save salary and advance from a day on
         * @description 409 changedMeanwhile as for the details; 422 periodClosed for a day before the oldest open period; 400 notFirstOfMonth where what salaries are in changes on another day
         */
        put: operations["updatePaySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/pay/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What saving them would change
         * @description 422 periodClosed as for saving
         */
        post: operations["previewPaySettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a planned change before its day
         * @description 404 when nothing is planned for that day; 409 changedMeanwhile as for the details
         */
        post: operations["withdrawSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Named schedules, and how many follow each today */
        get: operations["listSchedules"];
        put?: never;
        /** Make a schedule that holds from a day on */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedules/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What saving a schedule would change
         * @description 404, 409 scheduleClosed and 422 periodClosed as saving it; a new one changes nobody's days
         */
        post: operations["previewSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a schedule another title, and other hours from a day on
         * @description 409 changedMeanwhile when someone saved it since, scheduleClosed once it is closed and, at /validFrom, from the day of a planned closing on; 422 periodClosed for a day before the oldest open period
         */
        put: operations["editSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedules/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a schedule from a day on
         * @description People go on to the schedule of their unit, units to the default one. 409 changedMeanwhile, and scheduleClosed also while a closing is planned, which is taken back first; 422 periodClosed
         */
        post: operations["closeSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedules/{id}/close/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What closing a schedule would change
         * @description Refused as closing it would be
         */
        post: operations["previewScheduleClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedules/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back planned hours of a schedule, or its planned closing, before their day
         * @description 409 changedMeanwhile, scheduleClosed once it is closed; noPlan when nothing is planned from this day, planBegun from this day on, onlyVersion for the first hours of a schedule, which is closed instead
         */
        post: operations["withdrawSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedule-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a schedule to people or units from a day on
         * @description Null gives their own schedule up: people follow that of their unit again, units the default. 409 scheduleClosed as for editing; changedMeanwhile when `version` is given and somebody saved a schedule, or who follows which, since
         */
        post: operations["assignSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedule-assignments/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What giving a schedule to people or units would change
         * @description Refused as saving it would be
         */
        post: operations["previewAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedule-assignments/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what was given from a planned day on
         * @description All or nothing; 409 noPlan when one of them is given nothing from this day, planBegun from this day on
         */
        post: operations["withdrawAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which schedule and unit a person has today, and what is planned */
        get: operations["getEmployeeSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Units, and how many people are in each today */
        get: operations["listUnits"];
        put?: never;
        /**
         * Make a unit
         * @description 409 unitExists when an open unit has the title
         */
        post: operations["createUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/units/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a unit another title
         * @description 409 unitExists, unitClosed
         */
        put: operations["renameUnit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/units/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a unit without people
         * @description 409 unitHasPeople while someone is or will be in it, unitClosed
         */
        post: operations["closeUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/unit-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put people into a unit from a day on
         * @description 400 unitGone at /unitId when it is no open unit of the company; 409 changedMeanwhile as for giving a schedule
         */
        post: operations["assignUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/unit-assignments/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What putting people into a unit would change
         * @description Refused as saving it would be
         */
        post: operations["previewUnitAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is at the employer’s side, and who was invited */
        get: operations["listColleagues"];
        put?: never;
        /**
         * Ask somebody by phone number to join the employer’s side
         * @description They accept it among their jobs after signing in. 409 alreadyColleague, alreadyInvited, tooManyColleagues
         */
        post: operations["inviteColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/colleagues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a colleague another role or other units
         * @description 409 lastOwner for the only owner
         */
        put: operations["changeColleague"];
        post?: never;
        /**
         * Take a colleague’s access, or an invitation back
         * @description Their next call is refused. 409 lastOwner for the only owner
         */
        delete: operations["removeColleague"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/calendar/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A year of the company’s calendar, with its sources and totals
         * @description A year of which nothing is stored is counted by law alone
         */
        get: operations["getCalendar"];
        /**
         * Accept the year’s decree, add, move or take back the company’s own days
         * @description A day is moved by two changes. 400 otherYear, duplicateInList and beforeCompany at each such date. 409 changedMeanwhile carries the year as it is now in `calendar` when `version` is not the newest; 409 noDecree. 422 periodClosed at each date of a closed month
         */
        put: operations["updateCalendar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/calendar/{year}/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What these changes of the calendar would change
         * @description Refused as saving them would be
         */
        post: operations["previewCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gate-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gates with when they were last seen and what was punched at them today */
        get: operations["getGateOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a gate another title */
        put: operations["renameGate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a gate for good
         * @description Its screen and its printed code are no longer good; what was punched at it stays
         */
        post: operations["closeGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the token from the paired screen, or void a printed code
         * @description 409 notPaired when no screen is paired
         */
        post: operations["revokeGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The code of a printed gate
         * @description 404 for a gate with a screen. Whoever photographs the print can punch away from the gate
         */
        get: operations["getPrintedCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give this screen the token of a gate
         * @description Any screen paired before is revoked
         */
        post: operations["pairGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The code to show now, and the next */
        get: operations["getGateCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People of the company
         * @description A manager gets those who are in their units today, with an EmployeeBrief of each, and finds nobody by PINFL or passport
         */
        get: operations["listEmployees"];
        put?: never;
        /**
         * Hire someone
         * @description 409 employeeExists names the field that is taken; 400 unitGone at /unitId when it is no open unit of the company, scheduleGone at /scheduleId when it is no schedule of the company or closed by the first working day, firstDayEarly at /firstDay before the oldest open month; 422 dateTooFar
         */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block, unblock, let go or rehire one or many
         * @description Each record by itself; the result of each says what became of it, in the order of the ids. 409 illegalTransition, with the legal events, when the event is illegal for all of them. At /day, when it cannot be that of one of them: 400 dayNotYet, lastDayEarly, lastDayRecorded, firstDayEarly and firstDayCrosses, 422 periodClosed and dateTooFar
         */
        post: operations["changeEmployeeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Imports of the company, the latest first */
        get: operations["listImports"];
        put?: never;
        /**
         * Begin to bring in a file of people
         * @description 409 importOpen: you have another one that is not finished
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import with its state, plan and progress */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /** Abandon an import of which nothing was committed */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staged rows beside the people they speak of */
        get: operations["listImportRows"];
        put?: never;
        /**
         * Stage a chunk of rows
         * @description A row number that is staged already is replaced. Nothing but the staged list is changed; the answer says what the company knows of these rows. 422 importTooLong above 100,000 rows
         */
        post: operations["addImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip or update people who are in the company already
         * @description Without row numbers: for all, rows to come included
         */
        post: operations["decideImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold the whole list against itself and the company
         * @description Must be done after the last change and before the commit
         */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring the people in
         * @description Makes the new units that people are to be in; the rest a job does chunk by chunk, and getImport tells how far it is. 422 importHasProblems while the plan holds problems or open decisions; 409 tooManyUnits
         */
        post: operations["commitImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the job after the chunk it is at */
        post: operations["stopImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a stopped or failed job go on */
        post: operations["continueImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a whole import back
         * @description New people without history go, updated fields go back where nobody changed them since; each row says what was kept
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The first few people who match, while one types
         * @description No total and no card, so that it answers at once in a large company. Too short a text finds nobody. A manager finds those who are in their units today, and nobody by PINFL or passport
         */
        get: operations["searchEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The list as a file
         * @description The people with these ids, or all that the filters let through. Digits are text, no cell is a formula, cards are masked. POST because 500 ids are too long for an address; nothing is changed
         */
        post: operations["exportEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file to fill in and upload */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One person
         * @description A manager gets an EmployeeBrief, of people who are in their units today
         */
        get: operations["getEmployee"];
        /**
         * Correct a record
         * @description 409 changedMeanwhile carries the record as it is now when `version` is not its version any more; 409 employeeExists names the field that is taken; 422 periodClosed for a salary from a day before the oldest open period; 400 unitGone at /unitId when it is no open unit of the company
         */
        put: operations["updateEmployee"];
        post?: never;
        /**
         * Take a person off the list
         * @description Removed where nothing speaks of the person, left where there is history (`outcome` says which)
         */
        delete: operations["deleteEmployee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/terms/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What saving a salary from a day on, and another first working day, would change
         * @description 400 salaryInvalid, 422 periodClosed at /salaryFrom, and what is refused at /firstDay, as in updateEmployee
         */
        post: operations["previewTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/salary/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a planned salary another first day, still to come
         * @description 404 when no salary is planned from that day on; 409 changedMeanwhile as in updateEmployee; 400 notAhead at /to for a day that has begun
         */
        post: operations["moveSalary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/salary/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a planned salary before its day
         * @description 404 when no salary is planned from that day on; 409 changedMeanwhile as in updateEmployee
         */
        post: operations["withdrawSalary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/limit/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a planned limit of a person before its day
         * @description 404 when no limit is planned from that day on; 409 changedMeanwhile as in updateEmployee
         */
        post: operations["withdrawLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/unit/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a planned move of a person to a unit before its day
         * @description They stay in the unit of the day before; 409 noPlan when no move begins on this day, planBegun from this day on
         */
        post: operations["withdrawUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards that a person may be paid to, the default one first
         * @description An employee sees their own, an owner or accountant those of the company's people
         */
        get: operations["listCards"];
        put?: never;
        /**
         * Add a card
         * @description The other side is told. It becomes the default when that is asked. 409 cardKnown at /cardNumber when the person has it already, tooManyCards beyond ten
         */
        post: operations["addCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/cards/{cardId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a card
         * @description The other side is told. 409 cardIsDefault for the default one, cardBusy while a request to it is neither paid nor cancelled
         */
        delete: operations["removeCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/cards/{cardId}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a card the default one
         * @description New requests go to it. The other side is told
         */
        post: operations["setDefaultCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what and when
         * @description Newest first; card numbers masked
         */
        get: operations["getEmployeeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/attendance/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was asked for a person's days and decided of them, the latest first
         * @description Of the audit trail what is about this person's attendance: corrections, absences, reasons for being late, punches that arrived late, days that were decided and adjustments of closed ones
         */
        get: operations["getAttendanceHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person's days of a month, as they see them themselves */
        get: operations["getEmployeeMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a person has earned this month and may ask for, as they see it themselves */
        get: operations["getEmployeeEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/pay-lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bonuses, other pay and deductions of a person that stand, at most a hundred */
        get: operations["listPayLines"];
        put?: never;
        /**
         * Add to a person's salary of a month, or deduct from it
         * @description It never raises what may be asked for. A draft of that month's salary has it at once; where the salary is confirmed, a correction pays it or takes it off. 403 ownPayLine for oneself; 422 monthOutOfRange at /period, tooManyPayLines, and deductionAboveHalf at /amount when the month is over or has a draft and its deductions would be more than half of what it earned and added
         */
        post: operations["addPayLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/pay-lines/{lineId}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a line back
         * @description A draft of its month's salary is without it at once; where the salary is confirmed, a correction undoes it. 403 ownPayLine for oneself; Withdrawing again changes nothing; 422 monthOutOfRange
         */
        post: operations["withdrawPayLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/payslips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Months of which a person has a payslip, the latest first
         * @description A month has a payslip once it is closed, its salaries are confirmed, and each payment of the person for it is paid or cancelled, one at least paid
         */
        get: operations["listEmployeePayslips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/payslips/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person's pay of a month, as they see it themselves
         * @description 404 as long as the month has none
         */
        get: operations["getEmployeePayslip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to somebody who was hired and has not joined yet
         * @description By the sender of one-time codes, in the person's language, with a link to the registration. 409 messagesOff when the server can send none, employeeJoined when there is nothing left to do, employeeDeclined when they have refused
         */
        post: operations["inviteEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/mismatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a record so that it agrees with its person's account
         * @description Saves only what agrees: 422 mismatchStays otherwise, and nothing of the account is told. 409 noMismatch when there is none, 409 changedMeanwhile as in updateEmployee
         */
        post: operations["resolveMismatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check in or out by a gate code
         * @description A scanned code that arrives after its time, from a phone that was offline, is a late punch: it counts at the code’s time, or waits for an employer (202) unless the company takes late punches as they come; so does what is legal only after one that waits. The same id gets the first answer. 422 with codeAltered, codeExpired (when it was scanned already), gateUnknown, otherCompany, deviceNotTrusted, deviceOfAnother, outsideShift, beforeFirstDay, punchTooSoon, clockBehind (the server’s clock is behind the person’s last punch), periodClosed, punchTooLate (after 24 hours), scannedInFuture, scannedAtWrong (before the code was shown); 409 alreadyCheckedIn, notCheckedIn, punchIdTaken; 403 employeeBlocked
         */
        post: operations["checkAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/my-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My days of a month */
        get: operations["getMyMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/day-board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is in on a day */
        get: operations["getDayBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/arrivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When people came today, by half-hour, beside a usual such weekday
         * @description The first check-in of each person's shift, by the time of day. A manager sees their own units
         */
        get: operations["getArrivals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/day-board/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The day as a file
         * @description Everybody whom the filters let through, in the order of the board. No cell is a formula
         */
        post: operations["exportDayBoard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to the company's money, the latest first */
        get: operations["listLedgerEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ledger/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entries as their hashes cover them, oldest first, for whoever wants to compute the chain anew */
        get: operations["getLedgerProof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/timesheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The month of everybody, a cell for each day
         * @description People by name, 200 a page. Everyone who is active and was hired by the end of the month, and whoever punched in it
         */
        get: operations["getTimesheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/timesheet/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The month as the form T-13, or as a table
         * @description XLSX has the form, ready to print on A4 landscape, and a second sheet with one row a person; CSV has that sheet alone. A month that is not closed says draft, any other its version and digest. 404 for an unknown version. No cell is a formula
         */
        post: operations["exportTimesheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What everybody at work in a month has earned, was given and is still owed
         * @description Days are counted every hour for this month and the last one, and `asOf` says when; payments are as they are now. Nobody is listed before the month is counted. At `month`, 422 monthOutOfRange for one before the founding or to come
         */
        get: operations["listEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is earned and not paid, where the money of payments is, and what waits at the bank
         * @description Days are counted every hour, and `asOf` says when; payments are as they are now
         */
        get: operations["getMoneyOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/overview/next-pay-date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The next payment by the calendar, how much cash it takes, and the month to close
         * @description The day of the oldest draft that stands, though it be past; else the first one from today on, within three months, that has no confirmed run or is still to give something. The cash is what its run would give, by the days counted so far and at most, without whom the draft leaves out
         */
        get: operations["getNextPayDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attendance, lateness and hours of a period, by day or by month
         * @description One month by its days, several by months, counted from the month of the founding on. Days that are over, from figures that are counted again every hour while a month is open and once more when it is closed; `asOf` says when. Months before the company was founded, and those to come, are left out. At `to`, 400 datesCross for a period that ends before it begins, and 422 monthOutOfRange for more than 36 months
         */
        get: operations["getAttendanceFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/attendance/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same figures as a file, a row for each day or month
         * @description No cell is a formula
         */
        post: operations["exportAttendanceFigures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/arrival-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When people come to work, by weekday and half-hour of the day
         * @description First check-ins of the days of a period that are over, from the same figures and with the same bounds and errors as getAttendanceFigures. A check-in after midnight in a shift that began before it is counted in the first half-hours of the shift's day
         */
        get: operations["getArrivalTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/arrival-times/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same numbers as a file, a row for each weekday
         * @description No cell is a formula
         */
        post: operations["exportArrivalTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/advances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was asked for and paid before the salary, by month
         * @description Of the months that requests are for, with the bounds and errors of getAttendanceFigures. Payments are read as they are now; who was at work and what they earned is counted every hour for this month and the last one, and once more when a month is closed; `asOf` says when
         */
        get: operations["getAdvanceFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/advances/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same figures as a file, a row for each month
         * @description No cell is a formula
         */
        post: operations["exportAdvanceFigures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/day-costs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a day worked costs on average, by unit
         * @description What people earned in the months, over the days that count, with the bounds and errors of getAttendanceFigures. A person's month is of the unit they were in on its last day. Counted every hour for this month and the last one, and once more when a month is closed; `asOf` says when
         */
        get: operations["getDayCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/day-costs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same figures as a file, a row for each unit and one for all of them
         * @description No cell is a formula
         */
        post: operations["exportDayCosts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports that were asked for, the latest first
         * @description Those whose file has expired stay for another 60 days
         */
        get: operations["listReports"];
        put?: never;
        /**
         * Ask for a report, which a job makes
         * @description While the same report is queued or made, that one is answered. 400 required at /to for a kind with a period, at /columns for one with columns; datesCross at /to; unknownField at /columns for a column the kind does not have. 422 monthOutOfRange at /to for more than 12 months, and for more than one of `timesheet`. 409 tooManyReports when ten of the company are queued or made
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop making a report
         * @description 409 illegalTransition when it is no longer made
         */
        post: operations["cancelReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a report
         * @description Who fetched it is noted. 404 also before it is ready, and after it has expired. No cell is a formula
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/months/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a month is closed, and what it would take
         * @description What blocks is counted until the month is closed. Every closing left a version of the timesheet that can be exported
         */
        get: operations["getMonthClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/months/{month}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a month
         * @description Starts a job that writes every day down; the month takes no change from then on. 409 monthBlocked while something waits, illegalTransition while it is closed or being closed
         */
        post: operations["closeMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/months/{month}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen a closed month
         * @description Only the last closed one: 409 laterMonthClosed. 400 reasonRequired. Its version stays to be exported. Adjustments of its days that no salary has entered as earned are undone; of the others it has the opposite, so that it pays no day again
         */
        post: operations["reopenMonth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/months/{month}/unregistered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what the days without a kind of people without an account were
         * @description Of those that getMonthClosing lists: absent without a good reason, or before their first working day, which is then the one on which they sign up. Left as they are: one’s own record, whoever nothing waits of, and whoever is said not to have begun and has. 422 periodClosed
         */
        post: operations["decideUnregistered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/tardiness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My late days of this month and the last, newest first */
        get: operations["listMyTardiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/tardiness/{date}/reason": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say why I was late on a day
         * @description Until the end of the person's next working day, by the server's clock: 409 reasonExpired afterwards. May be written anew until the employer decides: 409 illegalTransition afterwards. 404 when the person was not late on the day; 400 reasonRequired at /reason
         */
        post: operations["giveTardinessReason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/tardiness-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reasons for being late that were given, the newest day first */
        get: operations["listTardinessReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/tardiness-reasons/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or refuse one or many
         * @description Each reason by itself, with its own result. Nobody decides on their own, judged by account, PINFL, phone number and card: 403 ownReason when all are their own. A refusal says why: 400 reasonRequired at /note. 409 illegalTransition when all of them are decided already
         */
        post: operations["reviewTardinessReasons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide otherwise on a day that was decided
         * @description A day that waits is decided by `settle`. 403 ownDay for one’s own, 422 periodClosed once its month is closed, 409 changedMeanwhile when the day is no longer decided as the caller saw it, nothingChanged when it is decided so already, and illegalTransition for a half of a day without a norm
         */
        post: operations["changeDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/decisions/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What deciding otherwise on a day would change
         * @description The same refusals as changing it. Writes nothing
         */
        post: operations["previewDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct the times of a day, or ask for it
         * @description An employee’s waits for an employer; an employer’s holds at once, and none corrects their own day: 403 ownDay. A newer one of the same side replaces what waits. 422 periodClosed, 409 dayOpen while the shift is not over; at the fields timeInFuture, outsideShift, timesCross and reasonRequired; 409 nothingChanged when the day has these times already
         */
        post: operations["proposeCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/corrections/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What correcting the times of a day would change
         * @description An employee asks about their own days; employers name the person. The same refusals as proposing it. Writes nothing
         */
        post: operations["previewCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/corrections/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a correction that is not decided
         * @description 409 illegalTransition once it is decided
         */
        post: operations["withdrawCorrection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/day-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter days of several people as worked by the schedule of each
         * @description Each working day of the range that is empty gets a correction with the times of its shift, which holds at once; what is skipped is counted by reason. 404 for somebody whom the caller does not see; at the last day datesCross and rangeTooLong; at the reason reasonRequired; 409 nothingChanged when there is nothing to enter
         */
        post: operations["enterDays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/day-entries/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What entering days of several people would change
         * @description The same refusals as entering them, but for the reason and for days of which none is left. Writes nothing
         */
        post: operations["previewDayEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/absence-kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * By what people of the company may be away
         * @description The 36 codes of the timesheet, with what the company says otherwise
         */
        get: operations["listAbsenceKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/absence-kinds/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what the company says of a kind of absence
         * @description Its letters, whether its days earn, whether it is offered, and whether days become it that nobody has entered. Absences that are kept stay as they were. 422 absenceKindUnknown for `unentered` of a code by which nobody is away
         */
        put: operations["changeAbsenceKind"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter days on which somebody is away, or ask for them
         * @description An employee’s waits for an employer; an employer’s holds at once, and none enters their own: 403 ownDay. 409 absenceOverlaps over another that waits or holds, 422 absenceKindUnknown for a kind that is not offered, 422 periodClosed, and at the field datesCross, absenceTooLong or notEmployed; 422 fileKindUnknown by its first bytes, and fileTooLarge
         */
        post: operations["proposeAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/absences/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an absence would change
         * @description An employee asks about their own days; employers name the person. The same refusals as proposing it. Writes nothing
         */
        post: operations["previewAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/absences/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of an absence, to keep
         * @description An employee their own. Never shown in the browser: it comes as an attachment under a name of ours
         */
        get: operations["getAbsenceFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/absences/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back an absence
         * @description An employee their own while it waits, an employer one that holds. 409 illegalTransition otherwise, 403 ownDay, 422 periodClosed
         */
        post: operations["withdrawAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/to-settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What waits for a decision, the oldest day first
         * @description Reasons and corrections of any day, and days of this month and the last; or all of one month that is not closed
         */
        get: operations["listToSettle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/to-settle/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for a decision, by kind, and since which day */
        get: operations["countToSettle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/to-settle/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide one or many of what waits
         * @description Each by itself, with its own result. Nobody decides on their own: 403 ownDay when all are. A refusal and an entered day say why: 400 reasonRequired at /note. `absent` names the kind that was shown: 400 required at /absentKind, 409 changedMeanwhile for another one. 409 illegalTransition when the event is illegal for all of them
         */
        post: operations["settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who pays the company's requests */
        get: operations["getPayoutSettings"];
        /**
         * Choose who pays
         * @description The provider is asked first, and nothing is saved unless it takes the keys: 422 providerRefused at /secret, or providerUnreachable. 409 changedMeanwhile when `version` is not the newest, and payoutsOnTheirWay while the present provider still has payments to settle
         */
        put: operations["updatePayoutSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments made and under way, the latest change first
         * @description An employee sees their own, an owner or accountant everybody's
         */
        get: operations["listPayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/payouts/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What whoever pays has left to pay from
         * @description The provider is asked. 422 providerUnreachable when it does not answer in time, and providerRefused when it does not take the keys any more
         */
        get: operations["getPayoutBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/payouts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Payments as a file
         * @description All that the filters let through, in the order of the list. No cell is a formula
         */
        post: operations["exportPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/registers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Registers of payments for the bank, the latest first */
        get: operations["listPayoutRegisters"];
        put?: never;
        /**
         * Put what waits for the bank into a register
         * @description At most 5,000 payments, those approved first. They count as handed over from then on. 409 nothingWaits
         */
        post: operations["createPayoutRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/registers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One register */
        get: operations["getPayoutRegister"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/registers/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A register as a file for the bank
         * @description With whole card numbers, as they were when it was made. The same file each time
         */
        post: operations["exportPayoutRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/registers/{id}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the bank has a register, or what it did with it
         * @description Of all payments that are open, or of those named. One's own and those that one approved are left for somebody else, unless nobody else may: then the password (400 required or passwordWrong at /password). 409 registerSettled when nothing is open, 403 secondPersonNeeded when all that is open is somebody else's to settle. handOver settles nothing: 400 reasonRequired at /reason while nobody has saved the file
         */
        post: operations["settlePayoutRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/registers/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a register by the bank's result file
         * @description Payments that a row matches are paid or not paid as it says; the others stay open. Those somebody else has to settle are left, as in settlePayoutRegister. A payment that waits to be sent again or is cancelled, and was paid by the attempt before, is paid and does not go out; one that has gone out again is noted, and owners and accountants are told. 409 resultReadBefore for the same rows, resultBeforeRegister and resultSettledEarlier for rows without keys that are older, nothingMatches when no row settles anything, 403 secondPersonNeeded when all is somebody else's
         */
        post: operations["applyPayoutResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/registers/{id}/result/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a bank's result file would settle of a register
         * @description Writes nothing. Each row is matched by itself: by the payment's key; without one by card and amount; else by PINFL and amount. What it says besides of card, person and amount has to agree
         */
        post: operations["readPayoutResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Runs of advances and salaries, the latest first */
        get: operations["listPayRuns"];
        put?: never;
        /**
         * Compute what everybody gets, as a draft
         * @description An advance is of the current month, other kinds of it or of one of the eleven before: 422 monthOutOfRange at /period. A salary of a month whose salary was confirmed before is a correction. Requests are those of the month that nobody has decided and that may be approved as they were asked. 409 runOpen when there is a draft of the kind and month, nobodyToPay when nobody would get anything
         */
        post: operations["createPayRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One run */
        get: operations["getPayRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/runs/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people of a run, by name */
        get: operations["listPayRunItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/runs/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a person out of a draft, take them in again, or lower their amount
         * @description 409 illegalTransition when the run is no draft. 400 amountAboveProposed at /amount, and of a request 422 amountNotWholeSom and amountTooSmall
         */
        post: operations["changePayRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/runs/{id}/computation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute a draft again
         * @description Amounts that were lowered and people who were left out stay so. 409 illegalTransition when the run is no draft, nobodyToPay when nobody would get anything
         */
        post: operations["computePayRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/runs/{id}/net-pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a month's salary by the accountant's own net amounts
         * @description Takes the rows whose match is sets, in the place of an earlier upload to the draft; without rows that is taken back. In force once the run is confirmed: from then on no other month pays days of this one. 409 illegalTransition as in the preview
         */
        post: operations["setNetPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/runs/{id}/net-pay/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an upload of net amounts would change in a draft of a salary or correction
         * @description Writes nothing. Each row names a person by PINFL. 409 illegalTransition when the run is no draft, or pays no month's salary
         */
        post: operations["previewNetPay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/runs/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay what a draft says
         * @description Each amount becomes an approved payment of the person's default card; a run of requests approves each of them for its amount, for the card that it names. A salary settles the month of the unpaid too, and cancels the requests of its month that nobody has decided. 409 illegalTransition when the run is no draft, runTotalsChanged when count or amount are others by now, runOutdated when somebody would get less or owe more today: compute it again, runWithoutCard when somebody has no card, runAboveMost when somebody gets more than whoever pays sends in one payment, runAboveHalf when the deductions of somebody are more than half of what the month earned and added, monthNotClosed for the salary of a month that is over and not closed. runCardHeld when the caller has set a card of it less than 24 hours ago and somebody else may confirm it. 403 ownInRun when the caller is paid by it and somebody else can confirm it. 400 reasonRequired at /note, 400 passwordWrong at /password
         */
        post: operations["confirmPayRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/runs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve again what failed or came back
         * @description Each payment is judged like a review of it alone. 409 illegalTransition when the run is not confirmed, nobodyToPay when none of its payments failed or came back. 403 ownRequest when all of them are the caller's own, cardSetByYou when all go to cards that the caller has set less than 24 hours ago
         */
        post: operations["retryPayRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/runs/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop what is not sent yet
         * @description Cancels the approved payments that nobody has sent; the next salary of the month pays what is still owed. 409 illegalTransition when the run is not confirmed, nothingToStop when none of its payments waits. 403 ownRequest when all of them are the caller's own. 400 reasonRequired
         */
        post: operations["stopPayRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/runs/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up a draft
         * @description 409 illegalTransition when the run is no draft
         */
        post: operations["cancelPayRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movements of money, the latest first
         * @description An employee sees their own, an owner or accountant everybody's
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/transactions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Movements of money as a file
         * @description All that the filters let through, in the order of the list. No cell is a formula
         */
        post: operations["exportTransactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/payslips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Months of which the caller has a payslip, the latest first
         * @description A month has a payslip once it is closed, its salaries are confirmed, and each payment of the person for it is paid or cancelled, one at least paid
         */
        get: operations["listPayslips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/payslips/{month}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's own pay of a month, with all that it was computed from
         * @description 404 as long as the month has none
         */
        get: operations["getPayslip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/my-earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What my month has earned, was given and may still be asked for
         * @description Zero for months before the hire and for future months
         */
        get: operations["getMyEarnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/salary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earned so far, what may be asked for, and why */
        get: operations["getSalary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An employer sees the company's, an employee their own */
        get: operations["listPaymentRequests"];
        put?: never;
        /**
         * Ask for part of what is earned
         * @description The request is the dated consent to the advance; 409 cardGone for a card that was removed; 422 amountAboveEnabled and its like point at /amount
         */
        post: operations["createSalaryRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many requests wait for the employer, for the navigation */
        get: operations["countWaitingRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The list as a file
         * @description All requests that the filters let through, in the order of the list. No cell is a formula, cards are masked
         */
        post: operations["exportPaymentRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or cancel one or many
         * @description Each request by itself, with its own result. An approval is judged again: the employee is active and the amount is at most what the request's month allows now. Nobody decides their own request, judged by account, PINFL, phone number and card: 403 ownRequest when all are their own. Nor does whoever has set a card approve money to it for 24 hours: 403 cardSetByYou when all are such. Where no other employer may decide, the only one may, one request at a time: with their password (400 required or passwordWrong at /password, 429 after too many wrong ones) and a reason. Such an approval can be undone for ten minutes and is not paid before. 409 illegalTransition, with the legal events, when the event is illegal for all of them
         */
        post: operations["reviewPaymentRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A request with its history; an employee's own, an employer's company's */
        get: operations["getPaymentRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a request back before it is approved */
        post: operations["cancelSalaryRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The whole number of the card that a payment goes to, for whoever pays it by hand
         * @description Of an approved request that the company pays by itself: no provider and no register will send it. The audit trail says who saw whose card, without the number. Who may is as in settlePaymentRequest: 403 ownRequest or cardSetByYou, unless nobody else may: then the password (400 required or passwordWrong at /password). 409 illegalTransition when it is not to be paid by hand, 429 after 60 an hour
         */
        post: operations["showPayoutCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say what became of a payment
         * @description A request that no provider pays is paid by the company itself, which says so here with the day and the number of the payment; one in doubt is settled as paid or not; money that came back is told. So is an attempt that was refused and is paid all the same (`attempt`): it pays what has not gone out again, and of the rest it is noted, and owners and accountants are told. 403 ownRequest for one's own, 403 cardSetByYou for 24 hours where one has set the card oneself, and 403 secondPersonNeeded where one approved a payment in doubt, or one whose attempt was refused, oneself, unless nobody else may: then the password (400 required or passwordWrong at /password) and a reason. 409 illegalTransition, with the legal events; so for an attempt that was not refused
         */
        post: operations["settlePaymentRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what, the latest first
         * @description Settings, people, days and money of the company with the values before and after. Nothing of it can be changed or removed
         */
        get: operations["listAuditTrail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The audit trail as a file
         * @description All that the filters let through, in the order of the list. No cell is a formula
         */
        post: operations["exportAuditTrail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I was told, the newest first
         * @description Of the person, whatever the job; `unread` counts all of them, whatever the filter
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark some read, or all up to one
         * @description `ids` may be empty. `upTo` is the `sequence` of the newest the person has seen, so that one which comes meanwhile stays unread. Ids of nobody or of others are passed over.
         */
        put: operations["markNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I am told from now on, as it happens
         * @description Server-sent events, their data as StreamEvents has it by their names. `ready` comes first; a `notification` bears its `sequence` as the event's id; `end` is the last one. A comment comes every 20 s. With Last-Event-ID the ones after it come right after `ready`, in order; when they are more than 500 none of them comes, `ready` says `missed`, and the list has them. Without it, and with `missed`, the stream begins now, and the id of `ready` is where.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What reaches me where */
        get: operations["getNotificationSettings"];
        /** Choose what reaches me where, and when it is quiet */
        put: operations["updateNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        Health: {
            /** @enum {string} */
            status: "ok";
            /** @enum {string} */
            database: "embedded" | "postgresql";
        };
        FieldProblem: {
            /** @description JSON pointer into the body, or /query/…, /headers/…, /path/… */
            pointer: string;
            code: string;
        };
        /** Format: int32 */
        Count: number;
        /**
         * Format: uuid
         * @description Lower case, as the server and crypto.randomUUID() write it
         */
        Uuid: string;
        PassportSerialNumber: string;
        Pinfl: string;
        /** @description 12 digits starting with 998 */
        PhoneNumber: string;
        /** @description Never the whole number */
        Card: {
            id: components["schemas"]["Uuid"];
            first4: string;
            last4: string;
            /** @enum {string} */
            brand: "uzcard" | "humo" | "unknown";
        };
        /**
         * Format: int64
         * @description Integer tiyin
         */
        PositiveMoney: Tiyin;
        /** @enum {string} */
        EmployeeStatus: "active" | "blocked" | "left" | "notIdentified" | "declined";
        /**
         * Format: date-time
         * @description UTC, ISO 8601
         */
        Instant: string;
        /** @description When the person's account was made; null while none is joined ("user not yet registered") */
        RegisteredAt: components["schemas"]["Instant"] | null;
        /**
         * Format: date
         * @description A day in Asia/Tashkent
         */
        CompanyDate: CompanyDate;
        /** @description The first working day of the employment, or of the last one; null for whoever begins on signing up */
        FirstDay: components["schemas"]["CompanyDate"] | null;
        /** @description For printed forms; null where none is given */
        Patronymic: string | null;
        /** @description The job title on printed forms; null where none is given */
        Position: string | null;
        /** @description As the company's own books number the person, for printed forms; two people may have the same */
        PersonnelNumber: string | null;
        UnitTitle: {
            id: components["schemas"]["Uuid"];
            title: string;
        };
        /** @description Where the person is on the day in question; null in none */
        UnitOfPerson: components["schemas"]["UnitTitle"] | null;
        /** @description A bank account of 20 digits */
        AccountCredit: string | null;
        /**
         * Format: int64
         * @description Integer tiyin (1 so'm = 100 tiyin)
         */
        Money: Tiyin;
        /**
         * Format: int64
         * @description Integer tiyin
         */
        NullableMoney: Tiyin | null;
        SalaryVersion: {
            validFrom: components["schemas"]["CompanyDate"];
            /** @description Monthly, integer tiyin */
            salary: components["schemas"]["PositiveMoney"];
        };
        /** @description The salary by its first days, the current one and those before and after it */
        Salaries: {
            today: components["schemas"]["CompanyDate"];
            /** @description The first day that a change may name */
            earliest: components["schemas"]["CompanyDate"];
            /** @description Oldest first; the first one from the day of registration on, or from an earlier first working day */
            versions: components["schemas"]["SalaryVersion"][];
        };
        LimitVersion: {
            validFrom: components["schemas"]["CompanyDate"];
            /** @description Null takes the own limit away */
            limit: components["schemas"]["NullableMoney"];
        };
        /** @description Everything of one person */
        EmployeeDetails: {
            id: components["schemas"]["Uuid"];
            /** @description Of the fields; updateEmployee takes it back */
            version: components["schemas"]["Count"];
            firstName: string;
            lastName: string;
            fullName: string;
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            card: components["schemas"]["Card"];
            salary: components["schemas"]["PositiveMoney"];
            status: components["schemas"]["EmployeeStatus"];
            /** @enum {string} */
            chosenStatus: "active" | "blocked";
            /** @description An account is joined; false is shown as "user not yet registered" */
            registered: boolean;
            /** @description An account has this phone number and another PINFL */
            mismatch: boolean;
            /** @description When the record was made */
            addedAt: components["schemas"]["Instant"];
            registeredAt: components["schemas"]["RegisteredAt"];
            firstDay: components["schemas"]["FirstDay"];
            patronymic: components["schemas"]["Patronymic"];
            position: components["schemas"]["Position"];
            personnelNumber: components["schemas"]["PersonnelNumber"];
            unit: components["schemas"]["UnitOfPerson"];
            accountCredit: components["schemas"]["AccountCredit"];
            /** @description Earned this month less what is paid and reserved of it */
            balance: components["schemas"]["Money"];
            /** @description The cap on this person's outstanding advances; null leaves the company's */
            ownBalanceLimit: components["schemas"]["NullableMoney"];
            /** @description In force: the lower of the own and the company's; null when there is neither */
            balanceLimit: components["schemas"]["NullableMoney"];
            /** @description Of a declined record, when the person said no, and why if they told */
            declined: {
                at: components["schemas"]["Instant"];
                reason: string | null;
            } | null;
            salaries: components["schemas"]["Salaries"];
            /** @description The own limits by their first days, oldest first; none where there never was one */
            limits: components["schemas"]["LimitVersion"][];
        };
        OrganizationTitle: string;
        /** @description The spec has 7 digits, the country 9 */
        Tin: string;
        Mfo: string | null;
        Classifier: string | null;
        Okpo: string | null;
        AccountNumber: string | null;
        DetailsUpdate: {
            version: components["schemas"]["Count"];
            title: components["schemas"]["OrganizationTitle"];
            tin: components["schemas"]["Tin"];
            mfo: components["schemas"]["Mfo"];
            dbibt: components["schemas"]["Classifier"];
            ifut: components["schemas"]["Classifier"];
            thsht: components["schemas"]["Classifier"];
            /** @description KTUT, the number in the register of enterprises; left out, it stays */
            okpo?: components["schemas"]["Okpo"];
            accountCredit: components["schemas"]["AccountNumber"];
        };
        /**
         * Format: date
         * @description The first day it holds
         */
        ChangeDate: CompanyDate;
        /** @description Weekdays, 1 = Monday … 7 = Sunday; at least one day is worked */
        DaysOff: number[];
        TimeOfDay: string;
        /**
         * Format: int32
         * @description The reason for being late is due until the end of this many working days after the late day
         */
        ReasonDays: number;
        WorkSettingsChange: {
            validFrom: components["schemas"]["ChangeDate"];
            daysOff: components["schemas"]["DaysOff"];
            shiftStart: components["schemas"]["TimeOfDay"];
            shiftEnd: components["schemas"]["TimeOfDay"];
            /** Format: int32 */
            breakMinutes: number;
            /** Format: int32 */
            graceMinutes: number;
            /** Format: int32 */
            closingMinutes: number;
            /** Format: int32 */
            countFromPercent: number;
            /** Format: int32 */
            punchGapSeconds: number;
            /** @description A punch kept on a phone without network counts without review */
            takesLatePunches: boolean;
            reasonDays: components["schemas"]["ReasonDays"];
        };
        /** Format: int32 */
        Percent: number;
        /**
         * @description What salaries are: net, which reaches the hand, or gross, before income tax. It changes with the first day of a month
         * @enum {string}
         */
        SalaryBasis: "net" | "gross";
        /** @description Null where nothing has been given yet */
        SavedPaySettings: {
            validFrom: components["schemas"]["CompanyDate"];
            advanceDay: string | null;
            /** Format: int32 */
            salaryDay: number | null;
            advancePercent: components["schemas"]["Percent"];
            allowedPercent: components["schemas"]["Percent"];
            /** Format: int64 */
            balanceLimit: number | null;
            salaryBasis: components["schemas"]["SalaryBasis"];
        };
        PayDate: {
            /** @enum {string} */
            kind: "advance" | "salary";
            /** @description The day that the settings name in its month */
            named: components["schemas"]["CompanyDate"];
            /** @description That day, or the working day before it */
            paid: components["schemas"]["CompanyDate"];
            /**
             * @description Why it is paid on the eve; null when it is not
             * @enum {string|null}
             */
            because: "dayOff" | "holiday" | null;
            /**
             * Format: int32
             * @description Since the payment before; null for the first
             */
            daysSinceLast: number | null;
            /** @description More than 16 days after the payment before */
            tooLate: boolean;
        };
        Settings: {
            today: components["schemas"]["CompanyDate"];
            /** @description The first day that a change may name */
            earliest: components["schemas"]["CompanyDate"];
            details: components["schemas"]["DetailsUpdate"];
            work: {
                version: components["schemas"]["Count"];
                current: components["schemas"]["WorkSettingsChange"];
                planned: components["schemas"]["WorkSettingsChange"][];
            };
            pay: {
                version: components["schemas"]["Count"];
                current: components["schemas"]["SavedPaySettings"];
                planned: components["schemas"]["SavedPaySettings"][];
            };
            /** @description Of the next three months, beginning with the one that is due next */
            payDates: components["schemas"]["PayDate"][];
        };
        Month: CompanyMonth;
        /** @enum {string} */
        CalendarKind: "holiday" | "dayOff" | "workingDay";
        WeekTotals: {
            fiveDay: components["schemas"]["Count"];
            sixDay: components["schemas"]["Count"];
        };
        CalendarYear: {
            /** Format: int32 */
            year: number;
            /** @description 0 while nothing of the year is stored */
            version: components["schemas"]["Count"];
            today: components["schemas"]["CompanyDate"];
            /** @description The first day that a change may name */
            earliest: components["schemas"]["CompanyDate"];
            closedMonths: components["schemas"]["Month"][];
            /** @description The company's weekly days off that hold within the year, each from a day on */
            weeks: {
                validFrom: components["schemas"]["CompanyDate"];
                daysOff: components["schemas"]["DaysOff"];
            }[];
            /** @description By which it is counted, null = by law alone */
            decree: string | null;
            /** @description Known and not accepted yet; null also while it is not in yet */
            waitingDecree: string | null;
            days: {
                date: components["schemas"]["CompanyDate"];
                kind: components["schemas"]["CalendarKind"];
                /** @enum {string} */
                week: "all" | "fiveDay" | "sixDay";
                /** @enum {string} */
                source: "law" | "decree" | "company";
            }[];
            /** @description Days off given by law for holidays on days off */
            moved: {
                date: components["schemas"]["CompanyDate"];
                /** @enum {string} */
                week: "fiveDay" | "sixDay";
            }[];
            /** @description An hour shorter */
            eves: components["schemas"]["CompanyDate"][];
            /** @description Working days */
            totals: components["schemas"]["WeekTotals"];
            months: {
                month: components["schemas"]["Month"];
                fiveDay: components["schemas"]["Count"];
                sixDay: components["schemas"]["Count"];
            }[];
            /** @description Payments of the year since the company was founded */
            payDates: components["schemas"]["PayDate"][];
        };
        /** @description RFC 9457; `code` is stable and what the app translates */
        Problem: {
            type: string;
            title: string;
            /** Format: int32 */
            status: number;
            code: string;
            detail?: string;
            requestId: string;
            errors?: components["schemas"]["FieldProblem"][];
            /** @description With illegalTransition: what may happen to the record instead */
            legalEvents?: string[];
            retryAfterSeconds?: components["schemas"]["Count"];
            /** @description With changedMeanwhile: the record as it is now */
            current?: components["schemas"]["EmployeeDetails"];
            /** @description With changedMeanwhile: the settings as they are now */
            settings?: components["schemas"]["Settings"];
            /** @description With changedMeanwhile: the year as it is now */
            calendar?: components["schemas"]["CalendarYear"];
        };
        DeviceIdentifier: string;
        /** @description What a device says of itself */
        DeviceDescriptor: {
            deviceId: components["schemas"]["DeviceIdentifier"];
            /** @description As people would call it */
            name?: string;
            platform?: string;
            /**
             * @description Of the messages sent to its person
             * @enum {string}
             */
            language?: "uz-Latn" | "ru" | "uz-Cyrl";
        };
        Login: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** Format: password */
            password: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        Tokens: {
            accessToken: string;
            expireAt: components["schemas"]["Instant"];
            refreshToken: string;
        };
        OtpChallenge: {
            otpId: components["schemas"]["Uuid"];
            /** @description Masked, 998•••••••02 */
            phoneNumber: string;
            expiresInSeconds: components["schemas"]["Count"];
            resendAfterSeconds: components["schemas"]["Count"];
        };
        OtpRequest: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            device: components["schemas"]["DeviceDescriptor"];
        };
        NewPassword: {
            /** @description From verifyOtp */
            ticket: string;
            /**
             * Format: password
             * @description At least 8 characters with a digit, a lower-case and an upper-case letter
             */
            password: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        OtpAnswer: {
            code: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        PasswordTicket: {
            /** @description Good once, on this device */
            ticket: string;
            /** @enum {string} */
            next: "completeRegistration" | "completePasswordRecovery";
            expireAt: components["schemas"]["Instant"];
        };
        /** @description What Google's popup gave, one of the two */
        GoogleSignIn: {
            code?: string;
            accessToken?: string;
            /** @description An ID token that bears a nonce must bear this one */
            nonce?: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        /** @enum {string} */
        Provider: "google" | "telegram";
        /** @description As the provider has it */
        DisplayName: string;
        /** @description Proven by a provider and linked to nobody yet: good once, for ten minutes, on the device that asked. Sign in or register by phone, then linkIdentity */
        IdentityTicket: {
            identityTicket: string;
            provider: components["schemas"]["Provider"];
            displayName: components["schemas"]["DisplayName"];
        };
        /** @description Either this device is new to the linked account and a code was sent, or nobody is linked yet */
        CodeOrTicket: components["schemas"]["OtpChallenge"] | components["schemas"]["IdentityTicket"];
        TelegramSignIn: {
            /** @enum {string} */
            from: "widget" | "miniApp";
            /** @description The signed fields as a query string: what the login widget added to the address, or initData */
            data: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        TelegramBotStart: {
            device: components["schemas"]["DeviceDescriptor"];
            /**
             * @description What the bot speaks
             * @enum {string}
             */
            language: "uz-Latn" | "ru" | "uz-Cyrl";
        };
        TelegramBotSignIn: {
            signInId: components["schemas"]["Uuid"];
            /** @description https://t.me/<bot>?start=…, also shown as a QR */
            link: string;
            /** @description The bot asks for it */
            number: string;
            expiresInSeconds: components["schemas"]["Count"];
        };
        TelegramBotAsk: {
            device: components["schemas"]["DeviceDescriptor"];
        };
        /** @description `signedIn` bears tokens, `codeAsked` a challenge, `unlinked` a ticket */
        TelegramBotAnswer: {
            /** @enum {string} */
            status: "waiting" | "opened" | "denied" | "expired" | "signedIn" | "codeAsked" | "unlinked";
            tokens?: components["schemas"]["Tokens"];
            challenge?: components["schemas"]["OtpChallenge"];
            ticket?: components["schemas"]["IdentityTicket"];
        };
        RefreshRequest: {
            refreshToken: string;
            accessToken: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        Account: {
            id: components["schemas"]["Uuid"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            firstName: string | null;
            lastName: string | null;
            passportSerialNumber: string | null;
            pinfl: string | null;
        };
        /** @description What startup routing reads (spec section 3) */
        AccountInfo: {
            /** @description Name, passport and PINFL are given */
            isIdentificated: boolean;
            /** @description Owns a company or is linked to an employee record that has not left */
            isAnyJobExists: boolean;
        };
        QueuePlace: {
            /**
             * Format: int32
             * @description Works of others that began before the caller's
             */
            ahead: number;
        };
        PersonName: string;
        Profile: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
        };
        /**
         * @description owner = everything; manager = days and requests of the people of their units; accountant = money and exports, but no settings, colleagues or terms
         * @enum {string}
         */
        ColleagueRole: "owner" | "manager" | "accountant";
        ShiftHours: {
            start: components["schemas"]["TimeOfDay"];
            /** @description Not after the start means on the next day */
            end: components["schemas"]["TimeOfDay"];
        } | null;
        SchedulePlan: {
            /** @enum {string} */
            kind: "weekly" | "cycle";
            /** @description Of a week from Monday, seven; of a cycle up to 31. Null is a day off */
            days: components["schemas"]["ShiftHours"][];
            /** Format: int32 */
            breakMinutes: number;
            worksOnHolidays: boolean;
            /**
             * Format: date
             * @description The date of the first day of a cycle; null for a week
             */
            anchor: string | null;
        };
        /** @description What holds on the first working day, or today if that has passed */
        JobOffer: {
            /** @description Of the company */
            tin: string;
            /** @description A month; null at the employer's side */
            salary: components["schemas"]["NullableMoney"];
            /** @description Null at the employer's side */
            salaryBasis: components["schemas"]["SalaryBasis"] | null;
            /** @description Null at the employer's side */
            schedule: components["schemas"]["SchedulePlan"] | null;
            unitTitle: string | null;
        };
        Job: {
            employeeId: components["schemas"]["Uuid"];
            organizationTitle: string;
            /**
             * @description The side in the company
             * @enum {string}
             */
            role: "employer" | "employee";
            /** @description What they may do at the employer's side; null at the employee's */
            colleagueRole: components["schemas"]["ColleagueRole"] | null;
            /** @description The units that a manager is given; empty for others */
            unitIds: components["schemas"]["Uuid"][];
            /**
             * @description held = may be chosen; offered = phone and PINFL agree, waits for acceptJob; mismatch = the phone agrees and the PINFL does not, the employer must correct the record
             * @enum {string}
             */
            standing: "held" | "offered" | "mismatch";
            /** @description The employee record's; an employer's job is always active */
            status: components["schemas"]["EmployeeStatus"];
            /** @description Of an employee, the first working day; null for whoever begins on accepting, and on the employer's side */
            firstDay: components["schemas"]["CompanyDate"] | null;
            /** @description Of an offered job where it is asked for */
            offer?: components["schemas"]["JobOffer"];
        };
        JobList: {
            /** @description Somebody has hired or invited the phone number, which the account has proved; known also before the profile is complete */
            isInvited: boolean;
            items: components["schemas"]["Job"][];
        };
        Note: string;
        JobRefusal: {
            /** @description What the employers are told */
            reason?: components["schemas"]["Note"];
        };
        Device: {
            deviceId: components["schemas"]["DeviceIdentifier"];
            /** @description As the device called itself */
            name: string | null;
            platform: string | null;
            /** @description The device that asks */
            current: boolean;
            /** @description Has a session; else it is only known, and trusted */
            signedIn: boolean;
            createdAt: components["schemas"]["Instant"];
            /** @description To within the life of an access token */
            lastSeenAt: components["schemas"]["Instant"];
        };
        DeviceList: {
            items: components["schemas"]["Device"][];
        };
        DeviceRegistration: {
            deviceId: components["schemas"]["DeviceIdentifier"];
            /** @description The push token, null when there is none */
            fireBaseToken: string | null;
        };
        PasswordChange: {
            /** Format: password */
            currentPassword: string;
            /**
             * Format: password
             * @description At least 8 characters with a digit, a lower-case and an upper-case letter
             */
            newPassword: string;
        };
        /** @enum {string} */
        PersonsList: "employees" | "requests" | "attendances";
        /** @description Columns that are not shown; a column that is added later is shown */
        HiddenColumns: string[];
        /** @description Search, filters and order, as the address of the page has them */
        ListAddress: string;
        ListView: {
            id: components["schemas"]["Uuid"];
            name: string;
            address: components["schemas"]["ListAddress"];
            hidden: components["schemas"]["HiddenColumns"];
            savedAt: components["schemas"]["Instant"];
        };
        ListSetup: {
            hidden: components["schemas"]["HiddenColumns"];
            /** @description By name */
            views: components["schemas"]["ListView"][];
        };
        ListColumns: {
            hidden: components["schemas"]["HiddenColumns"];
        };
        ViewTitle: string;
        NewListView: {
            name: components["schemas"]["ViewTitle"];
            address: components["schemas"]["ListAddress"];
            hidden: components["schemas"]["HiddenColumns"];
        };
        /** @description Another name, and what the view shows from now on where that changes too */
        ListViewChange: {
            name: components["schemas"]["ViewTitle"];
            address?: components["schemas"]["ListAddress"];
            hidden?: components["schemas"]["HiddenColumns"];
        };
        NewOrganization: {
            title: components["schemas"]["OrganizationTitle"];
            tin: components["schemas"]["Tin"];
        };
        Identity: {
            provider: components["schemas"]["Provider"];
            displayName: components["schemas"]["DisplayName"];
            linkedAt: components["schemas"]["Instant"];
        };
        IdentityList: {
            items: components["schemas"]["Identity"][];
        };
        LinkIdentity: {
            identityTicket: string;
        };
        /** @enum {string} */
        GuidedStep: "details" | "hours" | "schedules" | "paydays" | "gate" | "employee";
        GuidedStart: {
            /** @description Nothing is left */
            finished: boolean;
            /** @description Somebody has checked in at least once */
            punched: boolean;
            /** @description The newest weekends and work hours, also those that have not begun */
            hours: {
                daysOff: components["schemas"]["DaysOff"];
                shiftStart: components["schemas"]["TimeOfDay"];
                shiftEnd: components["schemas"]["TimeOfDay"];
                /** Format: int32 */
                breakMinutes: number;
            };
            steps: {
                step: components["schemas"]["GuidedStep"];
                /** @enum {string} */
                state: "open" | "later" | "done";
            }[];
        };
        GuidedMark: {
            step: components["schemas"]["GuidedStep"];
            /**
             * @description `kept`: what is there already suits
             * @enum {string}
             */
            mark: "later" | "kept";
        };
        Gate: {
            id: components["schemas"]["Uuid"];
            title: string;
            /** @description A screen holds this gate's token */
            paired: boolean;
        };
        GateList: {
            items: components["schemas"]["Gate"][];
        };
        GateName: string;
        NewGate: {
            title: components["schemas"]["GateName"];
            /** @description A printed code instead of a screen: weaker, because it can be photographed */
            static: boolean;
        };
        WorkSettingsUpdate: {
            /** @description The section's version that was edited */
            version: components["schemas"]["Count"];
            validFrom: components["schemas"]["ChangeDate"];
            daysOff: components["schemas"]["DaysOff"];
            shiftStart: components["schemas"]["TimeOfDay"];
            shiftEnd: components["schemas"]["TimeOfDay"];
            /** Format: int32 */
            breakMinutes: number;
            /** Format: int32 */
            graceMinutes: number;
            /** Format: int32 */
            closingMinutes: number;
            /** Format: int32 */
            countFromPercent: number;
            /** Format: int32 */
            punchGapSeconds: number;
            /** @description A punch kept on a phone without network counts without review */
            takesLatePunches: boolean;
            reasonDays: components["schemas"]["ReasonDays"];
        };
        CountChange: {
            before: components["schemas"]["Count"];
            after: components["schemas"]["Count"];
        };
        MonthEffect: {
            month: components["schemas"]["Month"];
            workingDays: components["schemas"]["CountChange"];
            normMinutes: components["schemas"]["CountChange"];
        };
        MoneyChange: {
            before: components["schemas"]["Money"];
            after: components["schemas"]["Money"];
        };
        /** @description What all people may ask for now, as this month stands today, and how many of them may ask for less and for more; all zero where nothing that has begun is read otherwise */
        EnabledEffect: {
            before: components["schemas"]["Money"];
            after: components["schemas"]["Money"];
            less: components["schemas"]["Count"];
            more: components["schemas"]["Count"];
        };
        SettingsEffect: {
            /** @description For whom something changes: those who have not left and have other days to come, and whoever has a day that has begun and is read otherwise, blocked and gone included; of pay settings active people */
            people: components["schemas"]["Count"];
            /** @description The month of the first day and the next, of a named schedule by itself, of an assignment and a closing the sum of their people; of the calendar's changes every month that they change */
            months: components["schemas"]["MonthEffect"][];
            /** @description Days that have begun and would be read otherwise */
            days: {
                changed: components["schemas"]["Count"];
                late: components["schemas"]["CountChange"];
                counted: components["schemas"]["CountChange"];
            };
            /** @description Of all people in the months that have begun; of an assignment and a closing, of their people */
            earned: components["schemas"]["MoneyChange"];
            enabled: components["schemas"]["EnabledEffect"];
            /** @description The next payments, none for a named schedule, its assignments and its closing; of the calendar's changes those that are paid on another day */
            payDates: components["schemas"]["PayDate"][];
        };
        /** @description 1 to 31, byRequest or lastDay */
        AdvanceDay: string;
        /** Format: int32 */
        DayOfMonth: number;
        /**
         * Format: int64
         * @description Whole so'm in tiyin
         */
        Limit: number;
        PaySettingsUpdate: {
            /** @description The section's version that was edited */
            version: components["schemas"]["Count"];
            validFrom: components["schemas"]["ChangeDate"];
            advanceDay: components["schemas"]["AdvanceDay"];
            salaryDay: components["schemas"]["DayOfMonth"];
            advancePercent: components["schemas"]["Percent"];
            allowedPercent: components["schemas"]["Percent"];
            balanceLimit: components["schemas"]["Limit"];
            /** @description Without it as before */
            salaryBasis?: components["schemas"]["SalaryBasis"];
        };
        PaySettingsChange: {
            validFrom: components["schemas"]["ChangeDate"];
            advanceDay: components["schemas"]["AdvanceDay"];
            salaryDay: components["schemas"]["DayOfMonth"];
            advancePercent: components["schemas"]["Percent"];
            allowedPercent: components["schemas"]["Percent"];
            balanceLimit: components["schemas"]["Limit"];
            /** @description Without it as before */
            salaryBasis?: components["schemas"]["SalaryBasis"];
        };
        SettingsWithdrawal: {
            /** @enum {string} */
            section: "work" | "pay";
            version: components["schemas"]["Count"];
            validFrom: components["schemas"]["ChangeDate"];
        };
        ScheduleVersion: {
            validFrom: components["schemas"]["CompanyDate"];
            schedule: components["schemas"]["SchedulePlan"];
        };
        NamedSchedule: {
            id: components["schemas"]["Uuid"];
            title: string;
            version: components["schemas"]["Count"];
            /** Format: date */
            closedFrom: string | null;
            /** @description In the order of their days */
            versions: components["schemas"]["ScheduleVersion"][];
            /** @description To whom it is given today */
            people: components["schemas"]["Count"];
            units: components["schemas"]["Count"];
            /** @description To which it will be given, in the order of their days */
            plannedUnits: {
                id: components["schemas"]["Uuid"];
                title: string;
                validFrom: components["schemas"]["CompanyDate"];
            }[];
        };
        ScheduleList: {
            items: components["schemas"]["NamedSchedule"][];
        };
        NewSchedule: {
            title: components["schemas"]["GateName"];
            validFrom: components["schemas"]["ChangeDate"];
            schedule: components["schemas"]["SchedulePlan"];
        };
        ScheduleChange: {
            /**
             * Format: uuid
             * @description Null while it is new
             */
            id: string | null;
            validFrom: components["schemas"]["ChangeDate"];
            schedule: components["schemas"]["SchedulePlan"];
        };
        ScheduleUpdate: {
            version: components["schemas"]["Count"];
            title: components["schemas"]["GateName"];
            validFrom: components["schemas"]["ChangeDate"];
            schedule: components["schemas"]["SchedulePlan"];
        };
        ScheduleClosing: {
            version: components["schemas"]["Count"];
            validFrom: components["schemas"]["ChangeDate"];
        };
        ScheduleAssignment: {
            /** Format: uuid */
            scheduleId: string | null;
            employeeIds: components["schemas"]["Uuid"][];
            unitIds: components["schemas"]["Uuid"][];
            validFrom: components["schemas"]["ChangeDate"];
            version?: components["schemas"]["Count"];
        };
        Assigned: {
            /** @description People and units */
            changed: components["schemas"]["Count"];
        };
        ScheduleAssignmentChange: {
            /** Format: uuid */
            scheduleId: string | null;
            employeeIds: components["schemas"]["Uuid"][];
            unitIds: components["schemas"]["Uuid"][];
            validFrom: components["schemas"]["ChangeDate"];
        };
        AssignmentEffect: {
            /** @description By which saving names this effect */
            version: components["schemas"]["Count"];
            /** @description Of those who follow another schedule from the day on, all of them together */
            changes: components["schemas"]["SettingsEffect"];
        };
        AssignmentWithdrawal: {
            employeeIds: components["schemas"]["Uuid"][];
            unitIds: components["schemas"]["Uuid"][];
            validFrom: components["schemas"]["ChangeDate"];
        };
        TitledThing: {
            id: components["schemas"]["Uuid"];
            title: string;
        } | null;
        EmployeeSchedule: {
            /** @description Today; null is that of the company */
            schedule: components["schemas"]["TitledThing"];
            /**
             * @description To whom it is given
             * @enum {string}
             */
            by: "person" | "unit" | "company";
            unit: components["schemas"]["TitledThing"];
            /** @description In the order of their days */
            planned: {
                validFrom: components["schemas"]["CompanyDate"];
                schedule: components["schemas"]["TitledThing"];
                /** @enum {string} */
                by: "person" | "unit" | "company";
                unit: components["schemas"]["TitledThing"];
                /** @description What is given to the person begins on this day */
                own: boolean;
                /** @description The person is put into the unit from this day on */
                moved: boolean;
            }[];
        };
        Unit: {
            id: components["schemas"]["Uuid"];
            title: string;
            closed: boolean;
            people: components["schemas"]["Count"];
        };
        UnitList: {
            items: components["schemas"]["Unit"][];
        };
        UnitName: {
            title: components["schemas"]["GateName"];
        };
        UnitAssignment: {
            /** Format: uuid */
            unitId: string | null;
            employeeIds: components["schemas"]["Uuid"][];
            /** @description Today when left out */
            validFrom?: components["schemas"]["ChangeDate"];
            version?: components["schemas"]["Count"];
        };
        UnitAssignmentChange: {
            /** Format: uuid */
            unitId: string | null;
            employeeIds: components["schemas"]["Uuid"][];
            validFrom: components["schemas"]["ChangeDate"];
        };
        Colleague: {
            id: components["schemas"]["Uuid"];
            /**
             * @description invited = has not accepted yet
             * @enum {string}
             */
            state: "joined" | "invited";
            /** @description Null while invited */
            fullName: string | null;
            phoneNumber: components["schemas"]["PhoneNumber"];
            role: components["schemas"]["ColleagueRole"];
            /** @description Whose people a manager sees */
            unitIds: components["schemas"]["Uuid"][];
            /** @description Since they joined or were invited */
            since: components["schemas"]["Instant"];
            /** @description The caller's own place */
            you: boolean;
        };
        ColleagueList: {
            items: components["schemas"]["Colleague"][];
        };
        ColleagueInvitation: {
            /** @description In any usual notation */
            phoneNumber: string;
            role: components["schemas"]["ColleagueRole"];
            /** @description At least one for a manager */
            unitIds: components["schemas"]["Uuid"][];
        };
        ColleagueChange: {
            role: components["schemas"]["ColleagueRole"];
            /** @description At least one for a manager */
            unitIds: components["schemas"]["Uuid"][];
        };
        CalendarEdit: {
            date: components["schemas"]["ChangeDate"];
            /**
             * @description The company's own word; null takes it back
             * @enum {string|null}
             */
            kind: "holiday" | "dayOff" | "workingDay" | null;
        };
        CalendarUpdate: {
            /** @description The one that was edited */
            version: components["schemas"]["Count"];
            /** @description Count by the decree of the year from now on */
            acceptDecree: boolean;
            days: components["schemas"]["CalendarEdit"][];
        };
        CalendarChange: {
            /** @description Count by the decree of the year from now on */
            acceptDecree: boolean;
            days: components["schemas"]["CalendarEdit"][];
        };
        GateState: {
            id: components["schemas"]["Uuid"];
            title: string;
            paired: boolean;
            static: boolean;
            closed: boolean;
            /**
             * Format: date-time
             * @description When its screen last fetched a code, to the minute; null for never
             */
            lastSeenAt: string | null;
            punchesToday: components["schemas"]["Count"];
        };
        GateOverview: {
            date: components["schemas"]["CompanyDate"];
            items: components["schemas"]["GateState"][];
        };
        GateTitle: {
            title: components["schemas"]["GateName"];
        };
        PrintedCode: {
            gateTitle: string;
            organizationTitle: string;
            /** @description DVM1.<gateId>.0.<mac> */
            code: string;
        };
        GatePairing: {
            gateId: components["schemas"]["Uuid"];
            /** @description Shown once; pairing again revokes it */
            gateToken: string;
        };
        GateSlot: {
            /** @description DVM1.<gateId>.<slot>.<mac> */
            code: string;
            /** @description 8 digits for a phone without a camera */
            typedCode: string;
            /**
             * Format: int32
             * @description From now, so that the screen needs no clock of its own; negative once begun
             */
            startsInMs: number;
            /** Format: int32 */
            endsInMs: number;
        };
        GateCode: {
            gateTitle: string;
            organizationTitle: string;
            serverTime: components["schemas"]["Instant"];
            slotSeconds: components["schemas"]["Count"];
            current: components["schemas"]["GateSlot"];
            next: components["schemas"]["GateSlot"];
        };
        /**
         * @description Whether an account is joined
         * @enum {string}
         */
        Registration: "registered" | "unregistered";
        /** @description The id of a unit, or `none` for whoever is in none */
        UnitFilter: string;
        /**
         * @description By folded name, the time at which the record was added or that of registration; a minus turns it round. Whoever has not registered comes last both ways
         * @default name
         * @enum {string}
         */
        EmployeeSort: "name" | "-name" | "addedAt" | "-addedAt" | "registeredAt" | "-registeredAt";
        Employee: {
            id: components["schemas"]["Uuid"];
            /** @description Of the fields; updateEmployee takes it back */
            version: components["schemas"]["Count"];
            firstName: string;
            lastName: string;
            fullName: string;
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            card: components["schemas"]["Card"];
            salary: components["schemas"]["PositiveMoney"];
            status: components["schemas"]["EmployeeStatus"];
            /** @enum {string} */
            chosenStatus: "active" | "blocked";
            /** @description An account is joined; false is shown as "user not yet registered" */
            registered: boolean;
            /** @description An account has this phone number and another PINFL */
            mismatch: boolean;
            /** @description When the record was made */
            addedAt: components["schemas"]["Instant"];
            registeredAt: components["schemas"]["RegisteredAt"];
            firstDay: components["schemas"]["FirstDay"];
            patronymic: components["schemas"]["Patronymic"];
            position: components["schemas"]["Position"];
            personnelNumber: components["schemas"]["PersonnelNumber"];
            unit: components["schemas"]["UnitOfPerson"];
        };
        /** @description What a manager sees of a person: no salary, card, PINFL, passport nor limit */
        EmployeeBrief: {
            id: components["schemas"]["Uuid"];
            firstName: string;
            lastName: string;
            fullName: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
            status: components["schemas"]["EmployeeStatus"];
            registered: boolean;
            /** @description When the record was made */
            addedAt: components["schemas"]["Instant"];
            registeredAt: components["schemas"]["RegisteredAt"];
            unit: components["schemas"]["UnitOfPerson"];
        };
        /** @description How many match the query in each status, whatever status it asks for */
        EmployeeCounts: {
            active: components["schemas"]["Count"];
            notIdentified: components["schemas"]["Count"];
            declined: components["schemas"]["Count"];
            blocked: components["schemas"]["Count"];
            left: components["schemas"]["Count"];
        };
        UnitCount: {
            id: components["schemas"]["Uuid"];
            title: string;
            count: components["schemas"]["Count"];
        };
        /** @description How many match the query in each unit, whatever unit it asks for; units that are closed only where somebody matches. Of a manager their own */
        UnitCounts: {
            units: components["schemas"]["UnitCount"][];
            /** @description In no unit */
            none: components["schemas"]["Count"];
        };
        EmployeeList: {
            items: (components["schemas"]["Employee"] | components["schemas"]["EmployeeBrief"])[];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            counts: components["schemas"]["EmployeeCounts"];
            unitCounts: components["schemas"]["UnitCounts"];
        };
        CardNumber: string;
        NewEmployee: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            cardNumber: components["schemas"]["CardNumber"];
            /** @description Monthly, integer tiyin */
            salary: components["schemas"]["PositiveMoney"];
            /**
             * @description What the record becomes once its person is identified; until then it is notIdentified
             * @enum {string}
             */
            status: "active" | "blocked";
            /**
             * Format: uuid
             * @description The open unit that the person is in from today on, or from the first working day on when that lies behind
             */
            unitId?: string | null;
            /**
             * Format: uuid
             * @description The schedule that the person follows from today on, or from the first working day on when that lies behind; null or left out leaves them to that of their unit or the company
             */
            scheduleId?: string | null;
            /** @description The first working day; today when left out. Of an open month, or ahead */
            firstDay?: components["schemas"]["ChangeDate"];
            patronymic?: components["schemas"]["Patronymic"];
            position?: components["schemas"]["Position"];
            personnelNumber?: components["schemas"]["PersonnelNumber"];
        };
        /**
         * @description Events of machines/lifecycles/employeeMachine that an employer may send
         * @enum {string}
         */
        EmployeeEvent: "block" | "unblock" | "leave" | "rehire";
        EmployeeStatusChange: {
            ids: components["schemas"]["Uuid"][];
            event: components["schemas"]["EmployeeEvent"];
            /** @description Required to block and to leave */
            reason?: components["schemas"]["Note"];
            /** @description To leave, the last working day, today or before; to rehire, the first one; today when left out */
            day?: components["schemas"]["ChangeDate"];
        };
        EmployeeStatusResult: {
            id: components["schemas"]["Uuid"];
            /** @enum {string} */
            outcome: "changed" | "refused";
            /** @description As it is now; null for a record that the company does not have */
            status: components["schemas"]["EmployeeStatus"] | null;
            /**
             * @description Why it was refused
             * @enum {string|null}
             */
            code: "illegalTransition" | "notFound" | null;
            /** @description What may happen to the record instead */
            legalEvents: components["schemas"]["EmployeeEvent"][];
        };
        EmployeeStatusResults: {
            items: components["schemas"]["EmployeeStatusResult"][];
        };
        /**
         * @description States of machines/lifecycles/importMachine
         * @enum {string}
         */
        ImportState: "staging" | "ready" | "committing" | "stopped" | "committed" | "undoing" | "undone" | "failed" | "archived";
        /**
         * @description By the time of the start, the file's name or the number of rows; a minus turns it round
         * @default -startedAt
         * @enum {string}
         */
        ImportSort: "startedAt" | "-startedAt" | "file" | "-file" | "rows" | "-rows";
        /** @description Rows by outcome */
        ImportPlan: {
            create: components["schemas"]["Count"];
            update: components["schemas"]["Count"];
            unchanged: components["schemas"]["Count"];
            skip: components["schemas"]["Count"];
            decide: components["schemas"]["Count"];
            problem: components["schemas"]["Count"];
        };
        /** @description What the commit has done so far */
        ImportDone: {
            /** @description Of `staged` */
            rows: components["schemas"]["Count"];
            created: components["schemas"]["Count"];
            updated: components["schemas"]["Count"];
            unchanged: components["schemas"]["Count"];
            skipped: components["schemas"]["Count"];
            failed: components["schemas"]["Count"];
        };
        /** @description What the undoing has done so far; `kept` are rows that could not go back, or not whole */
        ImportUndone: {
            /** @description Of `done.rows` */
            rows: components["schemas"]["Count"];
            removed: components["schemas"]["Count"];
            restored: components["schemas"]["Count"];
            kept: components["schemas"]["Count"];
        };
        Import: {
            id: components["schemas"]["Uuid"];
            fileName: string;
            rowCount: components["schemas"]["Count"];
            state: components["schemas"]["ImportState"];
            /** @description Rows staged */
            staged: components["schemas"]["Count"];
            plan: components["schemas"]["ImportPlan"];
            done: components["schemas"]["ImportDone"];
            undone: components["schemas"]["ImportUndone"];
            startedAt: components["schemas"]["Instant"];
            /** @description Name of the employer who started it, or the phone number of someone without a name yet */
            startedBy: string;
            /** Format: date-time */
            committedAt: string | null;
            /** Format: date-time */
            undoneAt: string | null;
            /**
             * Format: date-time
             * @description Its rows are forgotten then, and it can no longer be undone; null once they are
             */
            keptUntil: string | null;
        };
        /** @description How many there are in each state, whatever state the query asks for */
        ImportCounts: {
            staging: components["schemas"]["Count"];
            ready: components["schemas"]["Count"];
            committing: components["schemas"]["Count"];
            stopped: components["schemas"]["Count"];
            committed: components["schemas"]["Count"];
            undoing: components["schemas"]["Count"];
            undone: components["schemas"]["Count"];
            failed: components["schemas"]["Count"];
            archived: components["schemas"]["Count"];
        };
        ImportList: {
            items: components["schemas"]["Import"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            counts: components["schemas"]["ImportCounts"];
        };
        NewImport: {
            fileName: string;
            /**
             * Format: int32
             * @description Rows the client means to stage
             */
            rowCount: number;
            /** @description Abandon another one that is still being staged */
            replace?: boolean;
        };
        /**
         * @description What the commit will do with a row. `decide`: the person is in the company already, otherwise than here, and nobody said yet whether to skip or to update; `unchanged`: the company has the person just so
         * @enum {string}
         */
        ImportOutcome: "create" | "update" | "unchanged" | "skip" | "decide" | "problem";
        /**
         * @description `done` as its outcome says; `failed` and `kept` say why in `problems`
         * @enum {string}
         */
        ImportRowState: "staged" | "done" | "failed" | "undone" | "kept";
        /**
         * Format: int32
         * @description As the spreadsheet counts
         */
        ImportRowNumber: number;
        /** @enum {string} */
        ImportField: "lastName" | "firstName" | "passportSerialNumber" | "pinfl" | "phoneNumber" | "cardNumber" | "salary" | "salaryFrom" | "status" | "firstDay" | "unit" | "schedule" | "patronymic" | "position" | "personnelNumber";
        ImportProblem: {
            /** @description `person` when the whole record is meant */
            field: components["schemas"]["ImportField"] | "person";
            code: string;
        };
        /**
         * @description What the record becomes once its person is identified; null leaves it as it is
         * @enum {string|null}
         */
        ImportStatus: "active" | "blocked" | null;
        /** @description Of a unit or a schedule */
        ImportTitle: string;
        /** @description Left out, it stays */
        ImportPatronymic: string;
        /** @description Left out, it stays */
        ImportPosition: string;
        /** @description Left out, it stays */
        ImportPersonnelNumber: string;
        /** @description A person's fields; the card masked */
        ImportValues: {
            lastName: string;
            firstName: string;
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            cardNumber: string;
            salary: components["schemas"]["PositiveMoney"];
            status: components["schemas"]["ImportStatus"];
            /** @description Left out when there is none */
            unit?: components["schemas"]["ImportTitle"];
            /** @description Their own; left out when there is none */
            schedule?: components["schemas"]["ImportTitle"];
            patronymic?: components["schemas"]["ImportPatronymic"];
            position?: components["schemas"]["ImportPosition"];
            personnelNumber?: components["schemas"]["ImportPersonnelNumber"];
            /** @description The first day of the salary; left out when the list names none */
            salaryFrom?: components["schemas"]["CompanyDate"];
            /** @description The first working day; left out when the list names none */
            firstDay?: components["schemas"]["CompanyDate"];
        };
        ImportRow: {
            rowNumber: components["schemas"]["ImportRowNumber"];
            state: components["schemas"]["ImportRowState"];
            outcome: components["schemas"]["ImportOutcome"];
            /** @enum {string|null} */
            decision: "skip" | "update" | null;
            problems: components["schemas"]["ImportProblem"][];
            changed: components["schemas"]["ImportField"][];
            /** @description As the list says */
            person: components["schemas"]["ImportValues"];
            /** @description The person of the company with this PINFL as the record stands now, null when there is none */
            current: components["schemas"]["ImportValues"] | null;
            /** @description The record, null as long as there is none */
            employeeId: string | null;
        };
        ImportRowList: {
            items: components["schemas"]["ImportRow"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        /** @description 16 digits, or the mask of the card the person has already */
        ImportCardNumber: string;
        ImportedPerson: {
            rowNumber: components["schemas"]["ImportRowNumber"];
            lastName: components["schemas"]["PersonName"];
            firstName: components["schemas"]["PersonName"];
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            cardNumber: components["schemas"]["ImportCardNumber"];
            /** @description Monthly, integer tiyin */
            salary: components["schemas"]["PositiveMoney"];
            /** @description The first day of a salary that differs; the day of writing when left out. A new person's holds from the first day */
            salaryFrom?: components["schemas"]["ChangeDate"];
            status: components["schemas"]["ImportStatus"];
            /** @description The first working day; when left out, a new person's is the day of writing, and of whoever is there already it stays */
            firstDay?: components["schemas"]["ChangeDate"];
            /**
             * @description Of a list without statuses, whose `status` is null: what the record of a new person starts with. A person whom the company has keeps the status
             * @enum {string}
             */
            newStatus?: "active" | "blocked";
            /** @description The title of an open unit, in capitals or not: the person is in it from the day of writing on. When left out, a person stays in theirs */
            unit?: components["schemas"]["ImportTitle"];
            /** @description The title of an open schedule, in capitals or not: the person follows it from the day of writing on, a new one from a first working day that lies behind. When left out, a person stays at theirs */
            schedule?: components["schemas"]["ImportTitle"];
            patronymic?: components["schemas"]["ImportPatronymic"];
            position?: components["schemas"]["ImportPosition"];
            personnelNumber?: components["schemas"]["ImportPersonnelNumber"];
        };
        ImportChunk: {
            rows: components["schemas"]["ImportedPerson"][];
            /** @description Row numbers that are no longer in the list */
            removed?: components["schemas"]["ImportRowNumber"][];
            /** @description Titles as rows name them, in capitals or not, of units that the commit makes: their rows are no problem. Those that are there, or that nobody is to be in, are not made. When left out, they stay; none at first */
            newUnits?: components["schemas"]["ImportTitle"][];
        };
        ImportFinding: {
            rowNumber: components["schemas"]["ImportRowNumber"];
            outcome: components["schemas"]["ImportOutcome"];
            problems: components["schemas"]["ImportProblem"][];
            /** @description Fields an update would change */
            changed: components["schemas"]["ImportField"][];
        };
        StagedChunk: {
            /** @description Rows of the import now */
            staged: components["schemas"]["Count"];
            /** @description Rows of this chunk that are not simply new people. Duplicates within the list are found by checkImport */
            findings: components["schemas"]["ImportFinding"][];
        };
        ImportDecision: {
            /** @enum {string} */
            decision: "skip" | "update";
            rowNumbers?: components["schemas"]["ImportRowNumber"][];
        };
        EmployeeFound: {
            id: components["schemas"]["Uuid"];
            fullName: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description The last four digits; null for a manager */
            pinflEnding: string | null;
            status: components["schemas"]["EmployeeStatus"];
        };
        EmployeesFound: {
            items: components["schemas"]["EmployeeFound"][];
        };
        /** @enum {string} */
        SheetFormat: "xlsx" | "csv";
        /**
         * @description Of the headers and words inside
         * @enum {string}
         */
        Language: "uz-Latn" | "ru" | "uz-Cyrl";
        EmployeeExport: {
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
            /** @description These people alone; the filters are then left out */
            ids?: components["schemas"]["Uuid"][];
            search?: string;
            status?: components["schemas"]["EmployeeStatus"];
            registration?: components["schemas"]["Registration"];
            unit?: components["schemas"]["UnitFilter"];
            sort?: components["schemas"]["EmployeeSort"];
        };
        EmployeeRecord: components["schemas"]["EmployeeDetails"] | components["schemas"]["EmployeeBrief"];
        EmployeeUpdate: {
            /** @description The one that was edited */
            version: components["schemas"]["Count"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            /** @description Of a joined record it stays its account's (409 pinflJoined) */
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description A new default card; null leaves the card as it is */
            cardNumber: string | null;
            /** @description Monthly, integer tiyin */
            salary: components["schemas"]["PositiveMoney"];
            /** @description The first day of a salary that differs from the one of that day; today when left out */
            salaryFrom?: components["schemas"]["ChangeDate"];
            /** @enum {string} */
            chosenStatus: "active" | "blocked";
            /** @description Another first working day; left out, it stays. No day of a closed month is added or removed, nor one that has a check-in, a correction or an absence */
            firstDay?: components["schemas"]["ChangeDate"];
            patronymic?: components["schemas"]["Patronymic"];
            position?: components["schemas"]["Position"];
            personnelNumber?: components["schemas"]["PersonnelNumber"];
            accountCredit: components["schemas"]["AccountCredit"];
            /** @description The cap on this person's outstanding advances; null leaves the company's */
            ownBalanceLimit: components["schemas"]["NullableMoney"];
            /** @description The first day of an own limit that differs from the one of that day; today when left out */
            ownBalanceLimitFrom?: components["schemas"]["ChangeDate"];
            /**
             * Format: uuid
             * @description The open unit that the person is in from today on, null in none; left out, the unit stays
             */
            unitId?: string | null;
        };
        DeletedEmployee: {
            /** @enum {string} */
            outcome: "removed" | "left";
        };
        TermsChange: {
            /** @description Monthly, integer tiyin */
            salary: components["schemas"]["PositiveMoney"];
            /** @description Its first day */
            salaryFrom: components["schemas"]["ChangeDate"];
            /** @description Another first working day */
            firstDay?: components["schemas"]["ChangeDate"];
        };
        /** @description What a salary from a day on and another first working day come to, by the code that will apply them */
        TermsEffect: {
            /** @description Days that count and are paid otherwise */
            days: components["schemas"]["Count"];
            /** @description Working days that nobody entered, in the months that have begun since the earlier of the first days; null where that day stays */
            unclear: components["schemas"]["CountChange"] | null;
            /** @description In the months that have begun, from the first day on */
            earned: components["schemas"]["MoneyChange"];
            /** @description What may be asked for now */
            enabled: components["schemas"]["MoneyChange"];
        };
        SalaryMove: {
            /** @description Of the record */
            version: components["schemas"]["Count"];
            /** @description The first day of the planned salary */
            validFrom: components["schemas"]["ChangeDate"];
            /** @description Its new first day */
            to: components["schemas"]["ChangeDate"];
        };
        SalaryWithdrawal: {
            /** @description Of the record */
            version: components["schemas"]["Count"];
            /** @description The first day of the planned salary */
            validFrom: components["schemas"]["ChangeDate"];
        };
        LimitWithdrawal: {
            /** @description Of the record */
            version: components["schemas"]["Count"];
            /** @description The first day of the planned limit */
            validFrom: components["schemas"]["ChangeDate"];
        };
        UnitWithdrawal: {
            validFrom: components["schemas"]["ChangeDate"];
        };
        EmployeeCard: {
            card: components["schemas"]["Card"];
            /** @description What the person is paid to */
            isDefault: boolean;
            /** @description A request to it is neither paid nor cancelled, so it cannot be removed */
            isBusy: boolean;
            addedAt: components["schemas"]["Instant"];
        };
        /** @description The default card first, then the newest */
        EmployeeCards: {
            items: components["schemas"]["EmployeeCard"][];
        };
        NewCard: {
            cardNumber: components["schemas"]["CardNumber"];
            makeDefault: boolean;
        };
        /** @enum {string} */
        EmployeeField: "firstName" | "lastName" | "passportSerialNumber" | "pinfl" | "phoneNumber" | "cardNumber" | "salary" | "chosenStatus" | "accountCredit" | "ownBalanceLimit" | "unitId" | "firstDay" | "lastDay" | "patronymic" | "position" | "personnelNumber";
        EmployeeFieldChange: {
            field: components["schemas"]["EmployeeField"];
            /** @description Money in tiyin; cards masked; a unit by its title */
            from: string | null;
            /** @description Money in tiyin; cards masked; a unit by its title */
            to: string | null;
            /** @description The first day of a salary, a limit or a unit to come; null of other fields */
            validFrom: components["schemas"]["CompanyDate"] | null;
        };
        EmployeeHistoryEntry: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            event: "create" | "invite" | "identify" | "decline" | "block" | "unblock" | "leave" | "rehire" | "update";
            /** @description Name of who did it, or the phone number of someone without a name yet; null for the system */
            by: string | null;
            /** @description null at the beginning */
            fromStatus: components["schemas"]["EmployeeStatus"] | null;
            toStatus: components["schemas"]["EmployeeStatus"];
            reason: string | null;
            changes: components["schemas"]["EmployeeFieldChange"][];
        };
        EmployeeHistory: {
            items: components["schemas"]["EmployeeHistoryEntry"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        /** @enum {string} */
        AuditSubject: "details" | "workSettings" | "paySettings" | "payoutSettings" | "calendar" | "schedule" | "unit" | "gate" | "colleague" | "employee" | "card" | "tardinessReason" | "correction" | "latePunch" | "day" | "absence" | "absenceKind" | "period" | "adjustment" | "paymentRequest" | "payoutRegister" | "payRun" | "payLine" | "netPay" | "report" | "list" | "import" | "organization";
        AuditEmployee: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description A list has several, everything else one; empty or null for nothing. Money is integer tiyin, a date `2026-11-24`, a month `2026-11`, yes and no `true` and `false`, a code is a word of the contract; units and schedules are titles, cards masked */
        AuditValues: string[] | null;
        AuditChange: {
            /** @description As the contract names it where it is written, or a date of the calendar */
            field: string;
            before: components["schemas"]["AuditValues"];
            after: components["schemas"]["AuditValues"];
        };
        /** @description One change. What it was made of is written once and stays */
        AuditEntry: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Instant"];
            /** @description Name of who did it, or the masked phone number of someone without a name yet; null when the product did by itself */
            by: string | null;
            subject: components["schemas"]["AuditSubject"];
            /** @description What was done with it */
            event: string;
            /** @description Of the schedule, unit, gate or colleague, by the masked phone number who is invited; the number of a run or a register; of a removed person the name, and after it what of theirs; null of others */
            title: string | null;
            /** @description Null where the company has one of the kind */
            subjectId: components["schemas"]["Uuid"] | null;
            /** @description Whom it is about; null where it is about no person or the record was removed */
            employee: components["schemas"]["AuditEmployee"] | null;
            /** @description From which day on; of a closed month its first */
            validFrom: components["schemas"]["CompanyDate"] | null;
            reason: string | null;
            /** @description Fields that differ, and which day, number or amount it is about */
            changes: components["schemas"]["AuditChange"][];
        };
        AuditTrail: {
            items: components["schemas"]["AuditEntry"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        /** @enum {string} */
        Presence: "notStarted" | "present" | "checkedOut" | "missedCheckOut" | "absent" | "dayOff" | "holiday";
        /** @enum {string} */
        Punctuality: "unknown" | "onTime" | "late";
        /**
         * Format: int32
         * @description Of the timesheet’s code
         */
        AbsenceKindNumber: number;
        /**
         * @description Whether a day of the absence earns: as if worked, paid in another way than by days, or not at all
         * @enum {string}
         */
        Treatment: "worked" | "paidElsewhere" | "unpaid";
        DayAbsence: {
            kind: components["schemas"]["AbsenceKindNumber"];
            treatment: components["schemas"]["Treatment"];
        };
        PunchPair: {
            in: components["schemas"]["Instant"];
            /** Format: date-time */
            out: string | null;
        };
        WorkingDay: {
            date: components["schemas"]["CompanyDate"];
            /** @enum {string} */
            kind: "working" | "dayOff" | "holiday";
            presence: components["schemas"]["Presence"];
            punctuality: components["schemas"]["Punctuality"];
            tardinessMinutes: components["schemas"]["Count"];
            minutesWorked: components["schemas"]["Count"];
            /** @description 0 on a day off or holiday */
            normMinutes: components["schemas"]["Count"];
            /** @description The day counts from this many minutes worked; 0 without a norm */
            countsFromMinutes: components["schemas"]["Count"];
            /** @description Checked out with enough of the norm worked, so its pay is earned */
            counted: boolean;
            /**
             * @description A region of machines/lifecycles/workingDayMachine
             * @enum {string}
             */
            counting: "open" | "byItself" | "undecided" | "counted" | "halved" | "dismissed";
            /**
             * Format: int32
             * @description 0 of a day off
             * @enum {integer}
             */
            countedPercent: 0 | 50 | 100;
            /** @description The pairs are those of an accepted correction */
            corrected: boolean;
            /** @description The accepted absence that the day is in; punches on such a day stay, and it waits for an employer */
            absence: components["schemas"]["DayAbsence"] | null;
            /**
             * @description Of a checked-out day that does not count by itself; the employer decides
             * @enum {string|null}
             */
            uncountedBecause: "belowNorm" | "notWorkingDay" | "onLeave" | null;
            /** @description A minute at least between punches, and a shift takes them for 28 hours at most */
            pairs: components["schemas"]["PunchPair"][];
        };
        /**
         * @description States of machines/lifecycles/correctionMachine
         * @enum {string}
         */
        CorrectionState: "proposed" | "accepted" | "refused" | "withdrawn" | "replaced";
        Correction: {
            id: components["schemas"]["Uuid"];
            employeeId: components["schemas"]["Uuid"];
            date: components["schemas"]["CompanyDate"];
            pairs: components["schemas"]["PunchPair"][];
            reason: string;
            state: components["schemas"]["CorrectionState"];
            /** @enum {string} */
            proposedBy: "employee" | "employer";
            /** @description In the month that an employer reads; otherwise null */
            proposedByName: string | null;
            proposedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description In the month that an employer reads, when it began to hold; otherwise null
             */
            acceptedAt: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description The same */
            decidedByName: string | null;
            /** @description Why it was refused */
            note: string | null;
        };
        ScannedDay: {
            date: components["schemas"]["CompanyDate"];
            pairs: components["schemas"]["PunchPair"][];
        };
        /** @enum {string} */
        DayDecision: "counted" | "halved" | "dismissed";
        DecidedDay: {
            date: components["schemas"]["CompanyDate"];
            decision: components["schemas"]["DayDecision"];
            decidedAt: components["schemas"]["Instant"];
            /** @description For an employer */
            decidedByName: string | null;
            note: string | null;
        };
        /** @enum {string} */
        GivenReasonState: "given" | "accepted" | "refused";
        ReasonOfDay: {
            date: components["schemas"]["CompanyDate"];
            state: components["schemas"]["GivenReasonState"];
            reason: string;
            givenAt: components["schemas"]["Instant"];
            /** Format: date-time */
            decidedAt: string | null;
            /** @description For an employer */
            decidedByName: string | null;
            /** @description Why it was refused */
            note: string | null;
        };
        ReasonDue: {
            date: components["schemas"]["CompanyDate"];
            tardinessMinutes: components["schemas"]["Count"];
            until: components["schemas"]["Instant"];
        };
        /**
         * @description States of machines/lifecycles/absenceMachine
         * @enum {string}
         */
        AbsenceState: "proposed" | "accepted" | "refused" | "withdrawn";
        AbsenceFile: {
            /** @enum {string} */
            type: "pdf" | "jpeg" | "png";
            /** Format: int32 */
            bytes: number;
        };
        Absence: {
            id: components["schemas"]["Uuid"];
            employeeId: components["schemas"]["Uuid"];
            firstDay: components["schemas"]["CompanyDate"];
            lastDay: components["schemas"]["CompanyDate"];
            kind: components["schemas"]["AbsenceKindNumber"];
            treatment: components["schemas"]["Treatment"];
            note: string;
            state: components["schemas"]["AbsenceState"];
            /** @enum {string} */
            proposedBy: "employee" | "employer";
            /** @description For an employer in a person’s month */
            proposedByName: string | null;
            proposedAt: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description In the month that an employer reads, when it began to hold; otherwise null
             */
            acceptedAt: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description As the name before */
            decidedByName: string | null;
            /** @description Why it was refused */
            decisionNote: string | null;
            file: components["schemas"]["AbsenceFile"] | null;
        };
        /** @description What the correction of a closed day comes to in an open month */
        Adjustment: {
            /** @description The closed day */
            date: components["schemas"]["CompanyDate"];
            /** @description For a day of the month itself, which was reopened: the month whose salary has entered the day already; else null */
            countedIn: components["schemas"]["Month"] | null;
            /**
             * Format: int32
             * @description More worked, or less
             */
            minutes: number;
            /** Format: int32 */
            countedPercent: number;
            /** @description What the closed month comes to more, or less: as if it were reopened */
            amount: components["schemas"]["Money"];
        };
        AdjustedDay: {
            date: components["schemas"]["CompanyDate"];
            /** @description Which got it */
            month: components["schemas"]["Month"];
            /**
             * Format: int32
             * @description More worked, or less
             */
            minutes: number;
            /** @description What the closed month comes to more, or less: as if it were reopened */
            amount: components["schemas"]["Money"];
        };
        ShiftToCome: {
            date: components["schemas"]["CompanyDate"];
            /** @description HH:MM in Asia/Tashkent */
            start: string;
            /** @description Of the next day where it is not after the start */
            end: string;
        };
        /** @description Of a month that is not over, the working days from today on that may still count; of whoever is blocked or has left, none */
        MonthLeft: {
            days: components["schemas"]["ShiftToCome"][];
            /** @description What the month gains if each of them counts, for the person alone; null for an employer */
            mayEarn: components["schemas"]["NullableMoney"];
        };
        MonthTotals: {
            /** @description Half a day counts as 0.5 */
            workedDaysUntilToday: number;
            workingDaysInMonth: components["schemas"]["Count"];
            minutesWorked: components["schemas"]["Count"];
            lateDays: components["schemas"]["Count"];
            tardinessMinutes: components["schemas"]["Count"];
            absentDays: components["schemas"]["Count"];
        };
        MyMonth: {
            month: components["schemas"]["Month"];
            /** @description Of the hire; nothing is known before it */
            firstMonth: components["schemas"]["Month"];
            today: components["schemas"]["CompanyDate"];
            serverTime: components["schemas"]["Instant"];
            /** @description HH:MM in Asia/Tashkent */
            shiftStart: string;
            shiftEnd: string;
            /** @description The first day that may be changed */
            earliest: components["schemas"]["CompanyDate"];
            /** @description Corrections of its days are adjustments of an open month */
            closed: boolean;
            days: components["schemas"]["WorkingDay"][];
            /** @description Of the month's days, the newest first; the last thousand */
            corrections: components["schemas"]["Correction"][];
            /** @description Of each day whose times a correction stands for, what was punched */
            scanned: components["schemas"]["ScannedDay"][];
            /** @description What an employer decided of days that do not count by themselves */
            decisions: components["schemas"]["DecidedDay"][];
            /** @description Given for days that were late */
            reasons: components["schemas"]["ReasonOfDay"][];
            /** @description Days that were late and whose reason may still be given, the first to expire first */
            reasonsDue: components["schemas"]["ReasonDue"][];
            /** @description That touch the month, the newest first */
            absences: components["schemas"]["Absence"][];
            /** @description What corrections of closed days come to in this month */
            adjustments: components["schemas"]["Adjustment"][];
            /** @description What corrections of this month's closed days come to in later months */
            adjusted: components["schemas"]["AdjustedDay"][];
            left: components["schemas"]["MonthLeft"];
            totals: components["schemas"]["MonthTotals"];
        };
        /** @description Of the monthly salary that one working day earns, a fraction in its lowest terms: 1/21 where one schedule with 21 working days holds all month */
        DayShare: string;
        /** @description Consecutive days of which each earns the same part of the same salary */
        EarningSpan: {
            from: components["schemas"]["CompanyDate"];
            to: components["schemas"]["CompanyDate"];
            /** @description Monthly */
            salary: components["schemas"]["Money"];
            share: components["schemas"]["DayShare"];
            /** @description How many of its days count */
            counted: number;
            /** @description Of one salary, spans are rounded down to a tiyin together: floor(salary × sum of counted × share) */
            earned: components["schemas"]["Money"];
        };
        OpenDay: {
            date: components["schemas"]["CompanyDate"];
            worth: components["schemas"]["Money"];
            countsFromMinutes: components["schemas"]["Count"];
        };
        Payday: {
            /** @enum {string} */
            kind: "advance" | "salary";
            /** @description The day that the settings name in its month */
            named: components["schemas"]["CompanyDate"];
            /** @description That day, or the working day before it */
            paid: components["schemas"]["CompanyDate"];
            /**
             * @description Why it is paid on the eve; null when it is not
             * @enum {string|null}
             */
            because: "dayOff" | "holiday" | null;
        };
        LastMonthPay: {
            month: components["schemas"]["Month"];
            /** @description With adjustments */
            earned: components["schemas"]["Money"];
            /** @description What the accountant’s net amount adds to what the days earned; may be negative */
            netDifference: components["schemas"]["Money"];
            /** @description Bonuses and other pay beside the days */
            additions: components["schemas"]["Money"];
            deductions: components["schemas"]["Money"];
            /** @description Income tax, where salaries are in gross */
            tax: components["schemas"]["Money"];
            /** @description Given too much by other months; never negative */
            carryOver: components["schemas"]["Money"];
            /** @description Paid of it already */
            paid: components["schemas"]["Money"];
            /** @description earned + netDifference + additions − tax − deductions − carryOver − paid, never negative */
            toCome: components["schemas"]["Money"];
            /**
             * @description open: its days may still change; closed: no salary that pays this person is confirmed; underWay: one is, and the money is on its way; left: one was paid, and something is left
             * @enum {string}
             */
            state: "open" | "closed" | "underWay" | "left";
            /** @description Of its salary, also when that day is past and nobody has confirmed it; null when the settings name none or a salary was confirmed and its day is past */
            payday: components["schemas"]["Payday"] | null;
        };
        MissedCheckOut: {
            day: components["schemas"]["WorkingDay"];
            /** @description What the day would earn if it counted */
            worth: components["schemas"]["Money"];
            shiftEnd: string;
        };
        /** @description What is still to come to oneself, and what one has to tell so that nothing is lost */
        PayAhead: {
            /** @description Until it is paid; null when nothing was earned in it and nothing added */
            lastMonth: components["schemas"]["LastMonthPay"] | null;
            /** @description The first payday from today on that is not the last month’s, without those whose run was confirmed before; null when the settings name none */
            next: components["schemas"]["Payday"] | null;
            /** @description Working days of this month and the last, where it is open, of which nothing was proposed; the newest first */
            missedCheckOuts: components["schemas"]["MissedCheckOut"][];
            /** @description Of this month and the last; the first to expire first */
            reasonsDue: components["schemas"]["ReasonDue"][];
        };
        /** @description Each so'm of `enabled` explained (product rule of money) */
        Salary: {
            period: components["schemas"]["Month"];
            /** @description Monthly */
            salary: components["schemas"]["Money"];
            /** @description Of the month */
            salaryBasis: components["schemas"]["SalaryBasis"];
            workingDays: components["schemas"]["Count"];
            /** @description Days that count */
            daysWorked: number;
            /** @description Working days with too little of the norm worked; the employer decides */
            uncountedDays: components["schemas"]["Count"];
            salaryPerDay: components["schemas"]["Money"];
            /** @description The sum of the spans */
            earned: components["schemas"]["Money"];
            /** @description For corrected days of closed months; may be negative */
            adjustments: components["schemas"]["Money"];
            /** @description Of the whole month, by salary and share */
            spans: components["schemas"]["EarningSpan"][];
            /** Format: int32 */
            allowedPercent: number;
            /** @description (earned + adjustments) × allowedPercent / 100 and never negative */
            allowed: components["schemas"]["Money"];
            /** @description The balance limit in force, null when there is none */
            limit: components["schemas"]["NullableMoney"];
            /**
             * @description Whose limit it is: of the company for everybody, of this person alone, or what the month comes to by the net amount of the accountant; null when there is none
             * @enum {string|null}
             */
            limitOf: "company" | "person" | "netPay" | null;
            /** @description The last day before the limit in force changes; null when no change is planned */
            limitUntil: components["schemas"]["CompanyDate"] | null;
            /** @description Given too much by other months and not taken back yet; never negative */
            carryOver: components["schemas"]["Money"];
            /** @description Requests in process, approved, being sent, in doubt, failed or returned */
            reserved: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            /** @description May be asked for now, whole so'm */
            enabled: components["schemas"]["Money"];
            minimumRequest: components["schemas"]["Money"];
            /** @description The working day that is under way, earned when it is checked out with enough minutes worked */
            openDay: components["schemas"]["OpenDay"] | null;
            card: components["schemas"]["Card"];
            status: components["schemas"]["EmployeeStatus"];
            /** @description Null for an employer */
            ahead: components["schemas"]["PayAhead"] | null;
        };
        /**
         * @description What it is for. A deduction takes off the salary, the others add to it
         * @enum {string}
         */
        PayLineKind: "bonus" | "sickPay" | "otherPay" | "deduction";
        /** @description Pay beside the days of a month, or a deduction from it, that stands */
        PayLine: {
            id: components["schemas"]["Uuid"];
            /** @description Whose salary it belongs to */
            period: components["schemas"]["Month"];
            kind: components["schemas"]["PayLineKind"];
            amount: components["schemas"]["PositiveMoney"];
            reason: string;
            addedAt: components["schemas"]["Instant"];
            /** @description Whose decision it was; null where the name is not known */
            addedBy: string | null;
        };
        PayLineList: {
            today: components["schemas"]["CompanyDate"];
            /** @description The latest month first */
            items: components["schemas"]["PayLine"][];
            /** @description To which the caller may add, the latest first; none of somebody who is the caller themselves */
            months: components["schemas"]["Month"][];
            /** @description The person is the caller themselves */
            own: boolean;
        };
        NewPayLine: {
            period: components["schemas"]["Month"];
            kind: components["schemas"]["PayLineKind"];
            /**
             * Format: int64
             * @description Integer tiyin
             */
            amount: number;
            reason: components["schemas"]["Note"];
        };
        PayLineWithdrawal: {
            reason: components["schemas"]["Note"];
        };
        PayslipMonth: {
            month: components["schemas"]["Month"];
            /** @description Paid before the salary */
            advances: components["schemas"]["Money"];
            /** @description Paid as salary */
            salary: components["schemas"]["Money"];
            /** @description Of the last payment; null when that is not known */
            paidOn: components["schemas"]["CompanyDate"] | null;
        };
        /**
         * @description asked: for by the person; advance and salary: paid by a run
         * @enum {string}
         */
        PaymentKind: "asked" | "advance" | "salary";
        /**
         * @description approvedAlone: by the only employer, of their own request; may be undone until `undoUntil`
         * @enum {string}
         */
        PaymentRequestState: "inProcess" | "approvedAlone" | "approved" | "sending" | "inDoubt" | "paid" | "failed" | "returned" | "cancelled";
        UnsettledPayment: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["PaymentKind"];
            state: components["schemas"]["PaymentRequestState"];
            amount: components["schemas"]["PositiveMoney"];
        };
        /** @description A month that is over and has no payslip yet */
        PayslipWaiting: {
            month: components["schemas"]["Month"];
            /**
             * @description The first of what is missing; unsettled: the end of a payment is not known
             * @enum {string}
             */
            because: "monthOpen" | "salaryUnconfirmed" | "unsettled";
            /** @description Of an unsettled one those that are not settled; none of the others */
            payments: components["schemas"]["UnsettledPayment"][];
        };
        PayslipList: {
            items: components["schemas"]["PayslipMonth"][];
            /** @description Of the last three months those without a payslip in which the person was employed, the latest first */
            waiting: components["schemas"]["PayslipWaiting"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        DaysAway: {
            kind: components["schemas"]["AbsenceKindNumber"];
            /** Format: int32 */
            days: number;
        };
        PayslipPayment: {
            requestId: components["schemas"]["Uuid"];
            kind: components["schemas"]["PaymentKind"];
            amount: components["schemas"]["PositiveMoney"];
            /** @description Null when it is not known */
            paidOn: components["schemas"]["CompanyDate"] | null;
            card: components["schemas"]["Card"];
        };
        /**
         * Format: int64
         * @description Number of an entry in its company, from 1 without a gap
         */
        LedgerSeq: number;
        /** @description SHA-256 in hexadecimal digits */
        LedgerHash: string;
        PayslipEntry: {
            seq: components["schemas"]["LedgerSeq"];
            hash: components["schemas"]["LedgerHash"];
        };
        /** @description A closed month of one person. All sums are exact to the tiyin */
        Payslip: {
            month: components["schemas"]["Month"];
            organizationTitle: string;
            organizationTin: components["schemas"]["Tin"];
            /** @description With the patronymic */
            employeeName: string;
            pinfl: components["schemas"]["Pinfl"];
            /** @description When the month was closed, as the personnel number */
            position: components["schemas"]["Position"];
            personnelNumber: components["schemas"]["PersonnelNumber"];
            /** @description Days that count */
            daysWorked: number;
            /** @description On the timesheet; null of a month that has none */
            minutesWorked: components["schemas"]["Count"] | null;
            /** @description Days of the timesheet by the kinds of absences, by number */
            away: components["schemas"]["DaysAway"][];
            /** @description Of the whole month, by salary and working days */
            spans: components["schemas"]["EarningSpan"][];
            /** @description The sum of the spans */
            earned: components["schemas"]["Money"];
            /** @description For corrected days of closed months; may be negative */
            adjustments: components["schemas"]["Money"];
            /** @description What the salary by the accountant’s calculation adds to what the days earned; 0 without one, may be negative */
            netDifference: components["schemas"]["Money"];
            /** @description Pay beside the days and deductions */
            lines: components["schemas"]["PayLine"][];
            /** @description Of the lines */
            additions: components["schemas"]["Money"];
            /** @description Income tax, where salaries are in gross */
            tax: components["schemas"]["Money"];
            /** @description Of the tax, what goes to the person’s own pension account */
            pension: components["schemas"]["Money"];
            /** @description Of the lines */
            deductions: components["schemas"]["Money"];
            /** @description Of the payments, those before the salary */
            advances: components["schemas"]["Money"];
            /** @description Given too much, which the next salary takes back; negative: taken back of what earlier months gave too much */
            carried: components["schemas"]["Money"];
            /** @description earned + netDifference + adjustments + additions - tax - deductions - advances + carried; negative when more was given than earned since the salary was confirmed */
            toPay: components["schemas"]["Money"];
            /** @description Of the payments, those of the salary */
            salary: components["schemas"]["Money"];
            /** @description toPay - salary */
            left: components["schemas"]["Money"];
            /** @description Paid for the month, in the order of time */
            payments: components["schemas"]["PayslipPayment"][];
            /** @description Of the ledger, with the last of these payments */
            entry: components["schemas"]["PayslipEntry"] | null;
        };
        Invitation: {
            /** @description Of a person who has no account yet; of the others it is known */
            language: components["schemas"]["Language"];
        };
        MismatchCorrection: {
            version: components["schemas"]["Count"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /** @enum {string} */
        PunchType: "in" | "out";
        Punch: {
            /** @description Made by the phone; the same id gives the same answer once */
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["PunchType"];
            /** @description The scanned DVM1 code, or with gateId the 8 typed digits */
            code: string;
            /** @description Goes with typed digits */
            gateId?: components["schemas"]["Uuid"];
            /** @description A claim of the phone; a punch counts at the server’s time, or when it arrives late at its code’s */
            scannedAt: components["schemas"]["Instant"];
            deviceId: components["schemas"]["DeviceIdentifier"];
        };
        AcceptedPunch: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["PunchType"];
            at: components["schemas"]["Instant"];
            gateTitle: string;
            day: components["schemas"]["WorkingDay"];
            /**
             * Format: date-time
             * @description Of the check-in that was late: until when its reason is due; null of any other punch
             */
            reasonUntil: string | null;
        };
        /** @description A punch that arrived after its code; an employer decides */
        WaitingPunch: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["PunchType"];
            /** @description When its code was shown */
            at: components["schemas"]["Instant"];
            gateTitle: string;
            /** @description The day it is for */
            date: components["schemas"]["CompanyDate"];
        };
        /** @enum {string} */
        DayCount: "present" | "checkedOut" | "late" | "absent" | "notStarted" | "onLeave";
        /**
         * @description By the folded name, the first check-in or the minutes worked; a minus turns it round. Who has none of it comes last
         * @default name
         * @enum {string}
         */
        DayBoardSort: "name" | "-name" | "arrivedAt" | "-arrivedAt" | "worked" | "-worked";
        DayCounts: {
            present: components["schemas"]["Count"];
            checkedOut: components["schemas"]["Count"];
            late: components["schemas"]["Count"];
            absent: components["schemas"]["Count"];
            notStarted: components["schemas"]["Count"];
            onLeave: components["schemas"]["Count"];
        };
        /** @description Of everybody of the day, whatever `show` asks for */
        DaySums: {
            people: components["schemas"]["Count"];
            /** @description Of those who have left */
            minutesWorked: components["schemas"]["Count"];
            tardinessMinutes: components["schemas"]["Count"];
        };
        /**
         * @description States of machines/lifecycles/tardinessReasonMachine
         * @enum {string}
         */
        TardinessReasonState: "due" | "given" | "accepted" | "refused" | "expired";
        TardinessReason: {
            id: components["schemas"]["Uuid"];
            employeeId: components["schemas"]["Uuid"];
            employeeName: string;
            date: components["schemas"]["CompanyDate"];
            /** @description By the rules as they are now */
            tardinessMinutes: components["schemas"]["Count"];
            state: components["schemas"]["GivenReasonState"];
            reason: string;
            givenAt: components["schemas"]["Instant"];
            /** Format: date-time */
            decidedAt: string | null;
            /** @description Why it was refused */
            note: string | null;
            /** @description Of their own person, so that somebody else decides it */
            own: boolean;
        };
        DayBoardRow: {
            employeeId: components["schemas"]["Uuid"];
            fullName: string;
            /** @description Has an account */
            isRegistered: boolean;
            unit: components["schemas"]["UnitOfPerson"];
            day: components["schemas"]["WorkingDay"];
            /** @description Of a late day; null otherwise */
            reasonState: components["schemas"]["TardinessReasonState"] | null;
            /** @description The reason that was given, for those who may decide on it; null otherwise */
            reason: components["schemas"]["TardinessReason"] | null;
        };
        DayBoard: {
            date: components["schemas"]["CompanyDate"];
            serverTime: components["schemas"]["Instant"];
            /** @description From here on whoever is notStarted is expected and not here */
            shiftStarted: boolean;
            counts: components["schemas"]["DayCounts"];
            sums: components["schemas"]["DaySums"];
            /** @description Everybody of the day, whatever `show` asks for */
            unitCounts: components["schemas"]["UnitCounts"];
            items: components["schemas"]["DayBoardRow"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        /** @description To a tenth */
        NullableMean: number | null;
        /** @description In Asia/Tashkent */
        notifications_TimeOfDay: string;
        HalfHour: {
            /** @description Its first minute */
            from: components["schemas"]["notifications_TimeOfDay"];
            today: components["schemas"]["Count"];
            /** @description On average; null without a usual day */
            usual: components["schemas"]["NullableMean"];
        };
        Arrivals: {
            date: components["schemas"]["CompanyDate"];
            /** @description People who have come today */
            total: components["schemas"]["Count"];
            /** @description How many had come by this time of day on the usual days, on average; null without such a day */
            usualByNow: components["schemas"]["NullableMean"];
            /** @description The last such weekdays, at most four, on which somebody came, of the eight weeks before */
            usualDays: components["schemas"]["CompanyDate"][];
            /** @description In order, from the first that has somebody to the last; empty when nobody came on any of these days */
            halfHours: components["schemas"]["HalfHour"][];
        };
        DayBoardExport: {
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
            /** @description Today when left out */
            date?: components["schemas"]["CompanyDate"];
            show?: components["schemas"]["DayCount"];
            unit?: components["schemas"]["UnitFilter"];
            sort?: components["schemas"]["DayBoardSort"];
        };
        /**
         * @description accrued: a salary is owed; added: bonuses and other pay beside it; taxed: income tax is withheld from it; deducted: a deduction is taken off it; offset: an advance is taken off it; carriedOver: the person owes what was given above the salary; takenBack: a later salary takes that back, or it was too much
         * @enum {string}
         */
        LedgerEntryKind: "approved" | "cancelled" | "sent" | "settled" | "rejected" | "returned" | "accrued" | "added" | "taxed" | "deducted" | "offset" | "carriedOver" | "takenBack";
        /**
         * @description The stage that money is on; accounts of people and of providers are summed in lists
         * @enum {string}
         */
        LedgerAccountKind: "advance" | "payable" | "carryOver" | "salaryExpense" | "deductions" | "incomeTax" | "pension" | "payoutPending" | "inFlight" | "bank" | "float" | "fees";
        LedgerLine: {
            debit: components["schemas"]["LedgerAccountKind"];
            credit: components["schemas"]["LedgerAccountKind"];
            amount: components["schemas"]["PositiveMoney"];
            /** @description Name of whose money it is; null for the company's own */
            person: string | null;
            /** @description The payment request whose money moves */
            requestId: components["schemas"]["Uuid"] | null;
        };
        LedgerEntry: {
            seq: components["schemas"]["LedgerSeq"];
            kind: components["schemas"]["LedgerEntryKind"];
            effectiveOn: components["schemas"]["CompanyDate"];
            recordedAt: components["schemas"]["Instant"];
            /** @description Name of the colleague; null for the server itself */
            by: string | null;
            /** @description Number of the entry that it takes back */
            reverses: components["schemas"]["LedgerSeq"] | null;
            /** @description Of the first line */
            amount: components["schemas"]["PositiveMoney"];
            /** @description The first fifty */
            lines: components["schemas"]["LedgerLine"][];
            hash: components["schemas"]["LedgerHash"];
        };
        LedgerBalance: {
            kind: components["schemas"]["LedgerAccountKind"];
            /** @description Number in the national chart of accounts */
            chart: string;
            /** @description On the account’s own side */
            balance: components["schemas"]["Money"];
        };
        LedgerEntryList: {
            items: components["schemas"]["LedgerEntry"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            /** @description Accounts that were ever used */
            balances: components["schemas"]["LedgerBalance"][];
        };
        LedgerProofLine: {
            debitAccountId: components["schemas"]["Uuid"];
            creditAccountId: components["schemas"]["Uuid"];
            amount: components["schemas"]["PositiveMoney"];
            subjectId: components["schemas"]["Uuid"] | null;
        };
        /** @description What an account is, which the entry that opens it hashes */
        LedgerOpenedAccount: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["LedgerAccountKind"];
            employeeId: components["schemas"]["Uuid"] | null;
            provider: string | null;
            /**
             * Format: int32
             * @description 1: debits increase the balance; -1: credits do
             * @enum {integer}
             */
            normal: 1 | -1;
            floorZero: boolean;
        };
        /** @description All that the entry's hash covers, and the hash */
        LedgerProofEntry: {
            organizationId: components["schemas"]["Uuid"];
            seq: components["schemas"]["LedgerSeq"];
            id: components["schemas"]["Uuid"];
            kind: string;
            reverses: components["schemas"]["Uuid"] | null;
            effectiveOn: components["schemas"]["CompanyDate"];
            recordedAt: components["schemas"]["Instant"];
            byAccountId: components["schemas"]["Uuid"] | null;
            lines: components["schemas"]["LedgerProofLine"][];
            /** @description In the order of their ids */
            opens: components["schemas"]["LedgerOpenedAccount"][];
            hash: components["schemas"]["LedgerHash"];
        };
        LedgerProof: {
            entries: components["schemas"]["LedgerProofEntry"][];
            /** @description The last entry's; null while there is none */
            head: {
                seq: components["schemas"]["LedgerSeq"];
                hash: components["schemas"]["LedgerHash"];
            } | null;
        };
        /**
         * @description machines/lifecycles/periodMachine
         * @enum {string}
         */
        PeriodState: "open" | "closing" | "closed" | "reopened";
        /** Format: int32 */
        TimesheetVersionNumber: number;
        /** @description SHA-256 of the version’s rows in hexadecimal digits */
        TimesheetDigest: string;
        KindLetters: string;
        AbsenceLetters: {
            uzLatn: components["schemas"]["KindLetters"];
            uzCyrl: components["schemas"]["KindLetters"];
            ru: components["schemas"]["KindLetters"];
        };
        AbsenceKind: {
            number: components["schemas"]["AbsenceKindNumber"];
            letters: components["schemas"]["AbsenceLetters"];
            treatment: components["schemas"]["Treatment"];
            /** @description Offered when an absence is entered */
            shown: boolean;
            /** @description Of one kind: days that nobody has entered become it, in the queue, and of people without an account when their month is closed */
            unentered: boolean;
        };
        /**
         * @description What a day is to the timesheet; domain/attendance/timesheet
         * @enum {string}
         */
        TimesheetCode: "worked" | "restWorked" | "dismissed" | "off" | "away" | "unclear" | "notHired" | "open";
        TimesheetCell: {
            code: components["schemas"]["TimesheetCode"];
            /** @description Of the absence, and of a dismissed day the kind without a good reason; null otherwise */
            kind: components["schemas"]["AbsenceKindNumber"] | null;
            /** @description Worked; none of a dismissed day */
            minutes: components["schemas"]["Count"];
            late: boolean;
            corrected: boolean;
            /** @description Waits for an employer and is in no total until then */
            unsettled: boolean;
        };
        TimesheetSum: {
            /** @description Days that count, halves included */
            days: number;
            minutes: components["schemas"]["Count"];
            /** @description Of these, on days off and holidays */
            restMinutes: components["schemas"]["Count"];
            /** Format: int32 */
            unclearDays: number;
        };
        TimesheetRow: {
            employeeId: components["schemas"]["Uuid"];
            fullName: string;
            /** @description Has an account now */
            isRegistered: boolean;
            /** @description On the last day of the month */
            unit: components["schemas"]["UnitOfPerson"];
            cells: components["schemas"]["TimesheetCell"][];
            /** @description 1–15 and 16 to the end */
            halves: components["schemas"]["TimesheetSum"][];
            month: components["schemas"]["TimesheetSum"];
            /** @description Of closed days that were corrected */
            adjustments: components["schemas"]["Adjustment"][];
            /** Format: int32 */
            normDays: number;
            normMinutes: components["schemas"]["Count"];
        };
        Timesheet: {
            month: components["schemas"]["Month"];
            today: components["schemas"]["CompanyDate"];
            /** @description The last shift of the month has closed */
            isOver: boolean;
            state: components["schemas"]["PeriodState"];
            /** @description Of a closed month; null otherwise */
            version: components["schemas"]["TimesheetVersionNumber"] | null;
            /** @description Of that version; null without one */
            digest: components["schemas"]["TimesheetDigest"] | null;
            /** @description Days off and holidays of the company’s own schedule */
            restDays: number[];
            /** @description All kinds of absences */
            kinds: components["schemas"]["AbsenceKind"][];
            total: components["schemas"]["Count"];
            page: components["schemas"]["Count"];
            rows: components["schemas"]["TimesheetRow"][];
        };
        TimesheetExport: {
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
            month: components["schemas"]["Month"];
            unit?: components["schemas"]["UnitFilter"];
            /** @description As it was closed then; the one that holds when left out */
            version?: components["schemas"]["TimesheetVersionNumber"];
        };
        /**
         * @description unpaid: something is still to be paid; owing: was given more than was earned
         * @enum {string}
         */
        EarningsDue: "unpaid" | "owing";
        /**
         * @description By name when left out
         * @enum {string}
         */
        EarningsSort: "name" | "-name" | "earned" | "-earned" | "unpaid" | "-unpaid";
        Earnings: {
            employeeId: components["schemas"]["Uuid"];
            employeeName: string;
            /** @description On the last day of the month */
            unit: components["schemas"]["UnitOfPerson"];
            /** @description Monthly */
            salary: components["schemas"]["Money"];
            salaryPerDay: components["schemas"]["Money"];
            /** @description Days that count */
            daysWorked: number;
            workingDays: components["schemas"]["Count"];
            /** @description With adjustments for corrected days of closed months */
            earned: components["schemas"]["Money"];
            /** @description What lines of pay and the accountant's net amount make it more, after income tax; negative where less */
            besideDays: components["schemas"]["Money"];
            /** @description Asked for and not decided */
            requested: components["schemas"]["Money"];
            /** @description Approved, or on its way */
            underWay: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            /** @description What all months together gave too much and have not taken back */
            owing: components["schemas"]["Money"];
            /** @description Earned and beside it, and neither paid nor under way nor owing */
            unpaid: components["schemas"]["Money"];
            /** @description What may be asked for now; null of other months than this one and of whoever may not ask */
            enabled: components["schemas"]["NullableMoney"];
        };
        /** @description Of everybody whom the filters let through */
        EarningsTotals: {
            earned: components["schemas"]["Money"];
            besideDays: components["schemas"]["Money"];
            requested: components["schemas"]["Money"];
            underWay: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            owing: components["schemas"]["Money"];
            unpaid: components["schemas"]["Money"];
            /** @description Null of another month than this one */
            enabled: components["schemas"]["NullableMoney"];
        };
        EarningsList: {
            month: components["schemas"]["Month"];
            /** @description When the days were counted; null before the first time */
            asOf: components["schemas"]["Instant"] | null;
            items: components["schemas"]["Earnings"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            /** @description How many people the other filters let through, by what is due */
            counts: {
                unpaid: components["schemas"]["Count"];
                owing: components["schemas"]["Count"];
            };
            totals: components["schemas"]["EarningsTotals"];
        };
        PaymentSum: {
            count: components["schemas"]["Count"];
            amount: components["schemas"]["Money"];
        };
        /** @description Payments that go to the bank in a file, by what somebody has to do next; none where another provider pays */
        RegisterSteps: {
            /** @description Approved, of people who may be paid now, and in no register */
            toMake: components["schemas"]["PaymentSum"];
            /** @description In a register of which nobody has said that the bank has it */
            toHandOver: components["schemas"]["PaymentSum"];
            /** @description With the bank */
            unanswered: components["schemas"]["PaymentSum"];
        };
        MoneyOverview: {
            today: components["schemas"]["CompanyDate"];
            /** @description When the days were counted, of the two months the earlier time; null before the first time */
            asOf: components["schemas"]["Instant"] | null;
            /** @description The first month of `unpaid`: the last one, or that of the founding */
            since: components["schemas"]["Month"];
            /** @description The current one */
            month: components["schemas"]["Month"];
            /** @description Of this month and the last one, what people have earned and is neither paid, approved nor under way; null before the days are counted */
            unpaid: components["schemas"]["NullableMoney"];
            /** @description Payments of requests and runs that are approved and have not left; rows at /requests?state=approved, as of the next four */
            approved: components["schemas"]["PaymentSum"];
            sending: components["schemas"]["PaymentSum"];
            inDoubt: components["schemas"]["PaymentSum"];
            failed: components["schemas"]["PaymentSum"];
            returned: components["schemas"]["PaymentSum"];
            /** @description For the current month; rows at /payments?state=paid&month= */
            paid: components["schemas"]["PaymentSum"];
            registers: components["schemas"]["RegisterSteps"];
        };
        CashByDay: {
            date: components["schemas"]["CompanyDate"];
            /** @description If everybody at work comes on all working days that are left until the end of this one */
            most: components["schemas"]["Money"];
        };
        CashRange: {
            /** @description By the days counted so far */
            now: components["schemas"]["Money"];
            /** @description If everybody at work comes on all working days that are left until then; days that wait for a decision aside */
            most: components["schemas"]["Money"];
            /** @description The days that are left of the month before it is paid, from today on; the last one takes `most`. None when nothing is left of it */
            days: components["schemas"]["CashByDay"][];
        };
        MonthToClose: {
            month: components["schemas"]["Month"];
            /** @description When its salary is paid, before which it has to be closed; null without a day of the salary */
            payDay: components["schemas"]["CompanyDate"] | null;
        };
        NextPayDate: {
            today: components["schemas"]["CompanyDate"];
            /** @description Null where the settings name no day of payment */
            payDate: components["schemas"]["PayDate"] | null;
            /** @description The month that is paid for; null without a pay date */
            period: components["schemas"]["Month"] | null;
            /** @description The run that is prepared for it; null when there is none yet */
            draftId: components["schemas"]["Uuid"] | null;
            /** @description When the days were counted; null before the first time */
            asOf: components["schemas"]["Instant"] | null;
            /** @description Null before the days are counted */
            cash: components["schemas"]["CashRange"] | null;
            /** @description The oldest month that is over and not closed; null when there is none */
            closing: components["schemas"]["MonthToClose"] | null;
        };
        /** @description When the oldest of the figures was counted; null before the first time */
        CountedAt: components["schemas"]["Instant"] | null;
        /** Format: int32 */
        NullableMinutes: number | null;
        /** Format: int64 */
        MinuteSum: number;
        /** @description Sums over the days of people; domain/analytics/figures says how each rate is made of them */
        Figures: {
            /** @description On the last of the days that has somebody */
            people: components["schemas"]["Count"];
            /** @description Working days of people employed: who came, was absent or away */
            due: components["schemas"]["Count"];
            /** @description Of these, with a check-in */
            attended: components["schemas"]["Count"];
            /** @description Of these, without one, and without a good reason */
            absent: components["schemas"]["Count"];
            /** @description Of these, off by an absence with a good reason; the rate of attendance leaves them out */
            away: components["schemas"]["Count"];
            /** @description Check-ins on working days */
            starts: components["schemas"]["Count"];
            /** @description Of these, later than the grace */
            late: components["schemas"]["Count"];
            /** @description Minutes late of who was late; null when nobody was */
            lateMedian: components["schemas"]["NullableMinutes"];
            /** @description Nine of ten who were late, by at most so many minutes */
            lateP90: components["schemas"]["NullableMinutes"];
            /** @description Days with a check-in, days off and holidays too */
            shifts: components["schemas"]["Count"];
            /** @description Of these */
            missedCheckOuts: components["schemas"]["Count"];
            /** @description Of days with a check-out */
            minutesWorked: components["schemas"]["MinuteSum"];
            /** @description Of these, on days off and holidays */
            restMinutes: components["schemas"]["MinuteSum"];
            /** @description What the schedules wanted of the days that were due, without those away */
            normMinutes: components["schemas"]["MinuteSum"];
        };
        /** @description As they are now, today included; a person is counted in the unit they were in on the day */
        HeadCountMoves: {
            /** @description Records that began */
            joined: components["schemas"]["Count"];
            /** @description People who left and have not come back */
            left: components["schemas"]["Count"];
        };
        FiguresPoint: {
            /** @description The day, or the first one of the month */
            from: components["schemas"]["CompanyDate"];
            to: components["schemas"]["CompanyDate"];
            figures: components["schemas"]["Figures"];
            moves: components["schemas"]["HeadCountMoves"];
        };
        NullablePercent: number | null;
        UnitFigures: {
            /** @description Null of whoever was in none */
            unit: components["schemas"]["UnitOfPerson"];
            figures: components["schemas"]["Figures"];
            /** @description Attendance in percent at each of the points; null where nobody was expected, and of fewer than five people */
            course: components["schemas"]["NullablePercent"][];
        };
        AttendanceFigures: {
            /** @description Asked for, from the month of the founding on */
            from: components["schemas"]["Month"];
            /** @description Asked for, until this month */
            to: components["schemas"]["Month"];
            /** @enum {string} */
            step: "day" | "month";
            asOf: components["schemas"]["CountedAt"];
            /** @description Months that are not counted yet */
            waiting: components["schemas"]["Count"];
            total: components["schemas"]["Figures"];
            moves: components["schemas"]["HeadCountMoves"];
            /** @description Of as many months before; null where they began before the company was founded */
            before: components["schemas"]["Figures"] | null;
            /** @description In order; a day or month without people is there too */
            points: components["schemas"]["FiguresPoint"][];
            /** @description By title, whoever was in none last; the whole company’s also when one unit is asked for. Empty when the company has none */
            units: components["schemas"]["UnitFigures"][];
        };
        FiguresExport: {
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
            from: components["schemas"]["Month"];
            to: components["schemas"]["Month"];
            unit?: components["schemas"]["UnitFilter"];
        };
        WeekdayArrivals: {
            /** @description Such days on which somebody came */
            days: components["schemas"]["Count"];
            /** @description The last of them */
            last: components["schemas"]["CompanyDate"] | null;
            /** @description How many came in each half-hour on all of these days together, from midnight on */
            halfHours: components["schemas"]["Count"][];
        };
        ArrivalTimes: {
            /** @description Asked for, from the month of the founding on */
            from: components["schemas"]["Month"];
            /** @description Asked for, until this month */
            to: components["schemas"]["Month"];
            asOf: components["schemas"]["CountedAt"];
            /** @description Months that are not counted yet */
            waiting: components["schemas"]["Count"];
            /** @description From Monday on */
            weekdays: components["schemas"]["WeekdayArrivals"][];
        };
        /** Format: int64 */
        NullableMinuteSum: number | null;
        /** @description domain/analytics/advances says how each rate is made of them */
        AdvanceSums: {
            /** @description At work in the months, each counted once */
            people: components["schemas"]["Count"];
            /** @description What they earned in these months */
            earned: components["schemas"]["Money"];
            /** @description Of the people, who asked at least once */
            askers: components["schemas"]["Count"];
            /** @description What employees asked for */
            requests: components["schemas"]["Count"];
            askedAmount: components["schemas"]["Money"];
            /** @description Who was paid before the salary, by a request or by a run of advances */
            receivers: components["schemas"]["Count"];
            /** @description What they were paid before the salary */
            paid: components["schemas"]["Money"];
            /** @description Requests that were paid */
            timed: components["schemas"]["Count"];
            /** @description From the request to its payment, of those; null without any */
            minutesMedian: components["schemas"]["NullableMinuteSum"];
            /** @description Nine of ten of those, in at most so many minutes */
            minutesP90: components["schemas"]["NullableMinuteSum"];
            /** @description Requests that an employer cancelled */
            refused: components["schemas"]["Count"];
            /** @description Requests that the employee cancelled */
            withdrawn: components["schemas"]["Count"];
            /** @description Requests with a payment that failed or came back, whatever became of them */
            failed: components["schemas"]["Count"];
        };
        AdvancePoint: {
            month: components["schemas"]["Month"];
            /** @description Whether people and earned of the month are known */
            counted: boolean;
            figures: components["schemas"]["AdvanceSums"];
        };
        RefusalReason: {
            reason: string;
            count: components["schemas"]["Count"];
        };
        AdvanceFigures: {
            /** @description Asked for, from the month of the founding on */
            from: components["schemas"]["Month"];
            /** @description Asked for, until this month */
            to: components["schemas"]["Month"];
            asOf: components["schemas"]["CountedAt"];
            /** @description Months whose earnings are not counted yet */
            waiting: components["schemas"]["Count"];
            /** @description Earnings of the months that are counted */
            total: components["schemas"]["AdvanceSums"];
            /** @description In order */
            points: components["schemas"]["AdvancePoint"][];
            /** @description Why requests were refused, by how often; the five most frequent */
            reasons: components["schemas"]["RefusalReason"][];
        };
        DayCostSums: {
            /** @description With a day that counts, each counted once */
            people: components["schemas"]["Count"];
            /** @description With the adjustments for days of closed months */
            earned: components["schemas"]["Money"];
            /** @description Bonuses, sick pay and other pay beside the days */
            additions: components["schemas"]["Money"];
            /** @description Days that count */
            daysWorked: number;
        };
        NullableDayCostSums: components["schemas"]["DayCostSums"] | null;
        UnitDayCosts: {
            /** @description Null of whoever was in none */
            unit: components["schemas"]["UnitOfPerson"];
            /** @description With a day that counts, each counted once */
            people: components["schemas"]["Count"];
            /** @description Null of fewer than five people */
            costs: components["schemas"]["NullableDayCostSums"];
            /** @description As of the total; null of fewer than five people too */
            before: components["schemas"]["NullableDayCostSums"];
        };
        DayCosts: {
            /** @description Asked for, from the month of the founding on */
            from: components["schemas"]["Month"];
            /** @description Asked for, until this month */
            to: components["schemas"]["Month"];
            asOf: components["schemas"]["CountedAt"];
            /** @description Months whose earnings are not counted yet */
            waiting: components["schemas"]["Count"];
            /** @description Of the months that are counted */
            total: components["schemas"]["DayCostSums"];
            /** @description Of as many months before; null unless all of them and of the period are counted */
            before: components["schemas"]["NullableDayCostSums"];
            /** @description By title, whoever was in none last. Empty when the company has none, and when one unit is asked for */
            units: components["schemas"]["UnitDayCosts"][];
        };
        /** @enum {string} */
        ReportKind: "timesheet" | "people" | "attendance" | "tardiness" | "absences" | "payments" | "transactions" | "advances" | "payslips" | "auditTrail";
        ReportColumn: string;
        /** @enum {string} */
        ReportState: "queued" | "making" | "ready" | "failed" | "cancelled" | "expired";
        /**
         * @description `tooManyRows`: more than a sheet of a workbook holds; `tooLarge`: more than is kept; `failed`: several tries ended in an error
         * @enum {string}
         */
        ReportProblem: "tooManyRows" | "tooLarge" | "failed";
        ReportDownload: {
            at: components["schemas"]["Instant"];
            /** @description A name, or the phone number of an account without one; null of an account that is gone */
            by: string | null;
        };
        /** @enum {string} */
        ReportEvent: "cancel";
        Report: {
            id: components["schemas"]["Uuid"];
            kind: components["schemas"]["ReportKind"];
            from: components["schemas"]["Month"] | null;
            to: components["schemas"]["Month"] | null;
            unit: components["schemas"]["UnitFilter"] | null;
            /** @description Null also of `none` and of a unit that is gone */
            unitTitle: string | null;
            columns: components["schemas"]["ReportColumn"][];
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
            state: components["schemas"]["ReportState"];
            /**
             * Format: int32
             * @description Percent
             */
            progress: number;
            /**
             * Format: int64
             * @description Of the file in bytes; null before it is ready
             */
            size: number | null;
            problem: components["schemas"]["ReportProblem"] | null;
            requestedAt: components["schemas"]["Instant"];
            requestedBy: string | null;
            finishedAt: components["schemas"]["Instant"] | null;
            /** @description The last day of the file; null when there is none */
            keptUntil: components["schemas"]["CompanyDate"] | null;
            /** @description When the file was removed before its last day, because the company keeps no more; null otherwise */
            removedOn: components["schemas"]["CompanyDate"] | null;
            downloads: components["schemas"]["Count"];
            lastDownload: components["schemas"]["ReportDownload"] | null;
            legalEvents: components["schemas"]["ReportEvent"][];
        };
        ReportList: {
            items: components["schemas"]["Report"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            today: components["schemas"]["CompanyDate"];
        };
        NewReport: {
            kind: components["schemas"]["ReportKind"];
            /** @description The first month; of all kinds but `people` */
            from?: components["schemas"]["Month"];
            /** @description The last month */
            to?: components["schemas"]["Month"];
            unit?: components["schemas"]["UnitFilter"];
            /** @description In any order; the file has them in the order of the kind. None of `timesheet`, whose form is fixed */
            columns: components["schemas"]["ReportColumn"][];
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
        };
        /** @enum {string} */
        PeriodEvent: "close" | "reopen";
        /**
         * @description The month is not over, an earlier one is open, working days without presence or absence, and what waits to be settled
         * @enum {string}
         */
        ClosingCheckKind: "notOver" | "earlierOpen" | "unclear" | "reason" | "correction" | "absence" | "latePunch" | "missedCheckOut" | "belowNorm" | "notWorkingDay" | "onLeave";
        ClosingCheck: {
            kind: components["schemas"]["ClosingCheckKind"];
            /** @description How many block */
            count: components["schemas"]["Count"];
            /** @description Where to go on; of earlierOpen the oldest open month */
            month: components["schemas"]["Month"];
        };
        UnregisteredPerson: {
            employeeId: components["schemas"]["Uuid"];
            fullName: string;
            /** @description Working days on which nobody came, and that no absence covers */
            days: components["schemas"]["Count"];
            /** @description A day since the month began was entered by hand, or the job has ended */
            hasBegun: boolean;
        };
        /** @description People without an account who have days without a kind in the month */
        UnregisteredDays: {
            /** @description By name */
            people: components["schemas"]["UnregisteredPerson"][];
            /** @description Also those who are not listed */
            total: components["schemas"]["Count"];
            /** @description Of all of them */
            days: components["schemas"]["Count"];
            /** @description What they become as absent */
            kind: components["schemas"]["AbsenceKindNumber"];
        };
        ClosingProgress: {
            /** @description People whose days are written */
            done: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        TimesheetVersion: {
            version: components["schemas"]["TimesheetVersionNumber"];
            people: components["schemas"]["Count"];
            digest: components["schemas"]["TimesheetDigest"];
            closedAt: components["schemas"]["Instant"];
            closedBy: string;
            reopenedAt: components["schemas"]["Instant"] | null;
            reopenedBy: string | null;
            reopenReason: string | null;
        };
        MonthClosing: {
            month: components["schemas"]["Month"];
            state: components["schemas"]["PeriodState"];
            legalEvents: components["schemas"]["PeriodEvent"][];
            /** @description Empty once it is closed */
            checks: components["schemas"]["ClosingCheck"][];
            unregistered: components["schemas"]["UnregisteredDays"];
            /** @description While it is being closed */
            progress: components["schemas"]["ClosingProgress"] | null;
            /** @description The newest first */
            versions: components["schemas"]["TimesheetVersion"][];
        };
        Reopening: {
            reason: components["schemas"]["Note"];
            /** @description The version that stops holding; reading it back is the second confirmation */
            version: components["schemas"]["TimesheetVersionNumber"];
        };
        UnregisteredDecision: {
            /**
             * @description Absent without a good reason or not begun
             * @enum {string}
             */
            decision: "absent" | "notBegun";
            employeeIds: components["schemas"]["Uuid"][];
        };
        UnregisteredDecided: {
            people: components["schemas"]["Count"];
            days: components["schemas"]["Count"];
            /** @description One’s own record, and whoever nothing waits of by now, or has begun */
            left: components["schemas"]["Count"];
        };
        TardinessDay: {
            date: components["schemas"]["CompanyDate"];
            tardinessMinutes: components["schemas"]["Count"];
            state: components["schemas"]["TardinessReasonState"];
            /** @description The end of the person's next working day */
            deadline: components["schemas"]["Instant"];
            reason: string | null;
            /** Format: date-time */
            givenAt: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description Why it was refused */
            note: string | null;
        };
        MyTardiness: {
            today: components["schemas"]["CompanyDate"];
            serverTime: components["schemas"]["Instant"];
            items: components["schemas"]["TardinessDay"][];
        };
        NewTardinessReason: {
            reason: components["schemas"]["Note"];
        };
        /** @description What the unit's filter lets through, whatever its state */
        TardinessReasonCounts: {
            given: components["schemas"]["Count"];
            accepted: components["schemas"]["Count"];
            refused: components["schemas"]["Count"];
        };
        TardinessReasonList: {
            items: components["schemas"]["TardinessReason"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            counts: components["schemas"]["TardinessReasonCounts"];
        };
        TardinessReasonReview: {
            /**
             * @description Events of machines/lifecycles/tardinessReasonMachine that an employer may send
             * @enum {string}
             */
            event: "accept" | "refuse";
            ids: components["schemas"]["Uuid"][];
            /** @description Required to refuse */
            note?: components["schemas"]["Note"];
        };
        TardinessReasonReviewResult: {
            id: components["schemas"]["Uuid"];
            /** @enum {string} */
            outcome: "reviewed" | "refused";
            /** @description As it is now; null when the caller sees no such reason */
            reason: components["schemas"]["TardinessReason"] | null;
            /**
             * @description Why it was refused
             * @enum {string|null}
             */
            code: "illegalTransition" | "notFound" | "ownReason" | "periodClosed" | null;
            /** @description With illegalTransition, what may happen to the reason instead */
            legalEvents: ("accept" | "refuse")[];
        };
        TardinessReasonReviewResults: {
            /** @description In the order of `ids` */
            items: components["schemas"]["TardinessReasonReviewResult"][];
        };
        /**
         * @description Events of machines/lifecycles/workingDayMachine that decide whether a day counts
         * @enum {string}
         */
        DecisionEvent: "count" | "halve" | "dismiss";
        ChangeOfDecision: {
            /** @description Whose day it is */
            employeeId: components["schemas"]["Uuid"];
            date: components["schemas"]["CompanyDate"];
            /** @description What the caller saw */
            was: components["schemas"]["DayDecision"];
            event: components["schemas"]["DecisionEvent"];
            reason: components["schemas"]["Note"];
        };
        OtherDecision: {
            /** @description Whose day it is */
            employeeId: components["schemas"]["Uuid"];
            date: components["schemas"]["CompanyDate"];
            /** @description What the caller saw */
            was: components["schemas"]["DayDecision"];
            event: components["schemas"]["DecisionEvent"];
        };
        /** @description Of the months that the change touches */
        DayNumbers: {
            before: number;
            after: number;
        };
        /** @description What the correction of a closed day brings to the oldest open month */
        DayAdjustment: {
            /** @description Which gets it */
            month: components["schemas"]["Month"];
            /** Format: int32 */
            minutes: number;
            /** Format: int32 */
            countedPercent: number;
            /** @description At the day’s own rate; null for managers */
            amount: components["schemas"]["Money"] | null;
        };
        /** @description What a change of one person's days comes to, by the code that will apply it */
        DayEffect: {
            minutesWorked: components["schemas"]["DayNumbers"];
            tardinessMinutes: components["schemas"]["DayNumbers"];
            countedDays: components["schemas"]["DayNumbers"];
            absentDays: components["schemas"]["DayNumbers"];
            /** @description Of a day of a closed month, which stays as it was written down; null of any other */
            adjustment: components["schemas"]["DayAdjustment"] | null;
            /** @description Null for managers, who see money inside a payment request alone */
            earned: components["schemas"]["MoneyChange"] | null;
            /** @description What may be asked for now; null for managers */
            enabled: components["schemas"]["MoneyChange"] | null;
        };
        /** @description Times of the day’s shift; one before the shift opens is of the next day */
        WantedPair: {
            in: components["schemas"]["notifications_TimeOfDay"];
            out: components["schemas"]["notifications_TimeOfDay"];
        };
        WantedPairs: components["schemas"]["WantedPair"][];
        NewCorrection: {
            /** @description Of an employer; whose day it is */
            employeeId?: components["schemas"]["Uuid"];
            date: components["schemas"]["CompanyDate"];
            pairs: components["schemas"]["WantedPairs"];
            reason: components["schemas"]["Note"];
        };
        WantedTimes: {
            /** @description Of an employer; whose day it is */
            employeeId?: components["schemas"]["Uuid"];
            date: components["schemas"]["CompanyDate"];
            pairs: components["schemas"]["WantedPairs"];
        };
        EnteredPeople: components["schemas"]["Uuid"][];
        NewDayEntry: {
            employeeIds: components["schemas"]["EnteredPeople"];
            firstDay: components["schemas"]["CompanyDate"];
            lastDay: components["schemas"]["CompanyDate"];
            /** @description Of each of the corrections */
            reason: components["schemas"]["Note"];
        };
        /** @description Days that are not entered, each for the first reason that holds: `ownDay` of one’s own record, `otherUnit` of a manager who had the person in none of their units on it, `dayOpen` while its shift is not over, `taken` where it has a punch, a correction, an absence or a decision already */
        SkippedDays: {
            ownDay: components["schemas"]["Count"];
            notEmployed: components["schemas"]["Count"];
            otherUnit: components["schemas"]["Count"];
            periodClosed: components["schemas"]["Count"];
            dayOff: components["schemas"]["Count"];
            dayOpen: components["schemas"]["Count"];
            taken: components["schemas"]["Count"];
        };
        /** @description Of the months of the range; null for managers, and once the days are entered */
        EarnedChange: components["schemas"]["MoneyChange"] | null;
        EnteredPerson: {
            employeeId: components["schemas"]["Uuid"];
            fullName: string;
            entered: components["schemas"]["Count"];
            skipped: components["schemas"]["SkippedDays"];
            earned: components["schemas"]["EarnedChange"];
        };
        /** @description Days of the whole range by person and in all */
        EnteredDays: {
            /** @description As they were asked for */
            people: components["schemas"]["EnteredPerson"][];
            entered: components["schemas"]["Count"];
            skipped: components["schemas"]["SkippedDays"];
            earned: components["schemas"]["EarnedChange"];
        };
        /** @description Days from the first to the last, 31 at most, of these people */
        DayEntry: {
            employeeIds: components["schemas"]["EnteredPeople"];
            firstDay: components["schemas"]["CompanyDate"];
            lastDay: components["schemas"]["CompanyDate"];
        };
        AbsenceKinds: {
            items: components["schemas"]["AbsenceKind"][];
        };
        AbsenceKindChange: {
            letters: components["schemas"]["AbsenceLetters"];
            treatment: components["schemas"]["Treatment"];
            shown: boolean;
            /** @description As it is when left out. True takes it from the kind that has it; false gives it back to number 24 */
            unentered?: boolean;
        };
        /**
         * Format: int32
         * @description One that the company offers
         */
        WantedKind: number;
        NewAbsence: {
            /** @description Of an employer; who is away */
            employeeId?: components["schemas"]["Uuid"];
            firstDay: components["schemas"]["CompanyDate"];
            lastDay: components["schemas"]["CompanyDate"];
            kind: components["schemas"]["WantedKind"];
            /** @description Left out where nothing is said */
            note?: string;
            /** @description A PDF, JPEG or PNG of at most 5 MB, in base64 */
            file?: string;
        };
        WantedAbsence: {
            /** @description Of an employer; who is away */
            employeeId?: components["schemas"]["Uuid"];
            firstDay: components["schemas"]["CompanyDate"];
            lastDay: components["schemas"]["CompanyDate"];
            kind: components["schemas"]["WantedKind"];
        };
        /**
         * @description `unclear` is a working day with neither presence nor absence
         * @enum {string}
         */
        SettleKind: "reason" | "correction" | "absence" | "latePunch" | "missedCheckOut" | "belowNorm" | "notWorkingDay" | "onLeave" | "unclear";
        LatePunch: {
            type: components["schemas"]["PunchType"];
            /** @description When its code was shown */
            at: components["schemas"]["Instant"];
            gateTitle: string;
        };
        /**
         * @description Events of the lifecycles that an employer may send. `settle` takes the end of the shift for a missed check-out. Of an `unclear` day, `enter` takes the times of its shift as a correction, `absent` makes it an absence of the company’s kind for days that nobody entered
         * @enum {string}
         */
        SettleVerb: "accept" | "refuse" | "settle" | "enter" | "absent" | "count" | "halve" | "dismiss";
        VerbEffect: {
            verb: components["schemas"]["SettleVerb"];
            effect: components["schemas"]["DayEffect"];
        };
        SettleItem: {
            kind: components["schemas"]["SettleKind"];
            /** @description Of the record; of a day, its person */
            id: components["schemas"]["Uuid"];
            date: components["schemas"]["CompanyDate"];
            employeeId: components["schemas"]["Uuid"];
            employeeName: string;
            unit: components["schemas"]["UnitOfPerson"];
            day: components["schemas"]["WorkingDay"];
            reason: string | null;
            /** @description Of a late punch; null otherwise */
            punch: components["schemas"]["LatePunch"] | null;
            /** @description Times of a correction; of a missed check-out and an `unclear` day, those that `settle` or `enter` would take */
            wanted: components["schemas"]["PunchPair"][] | null;
            /** @description The one that waits; null of anything else */
            absence: components["schemas"]["Absence"] | null;
            /**
             * Format: date-time
             * @description When it was given; null of a day
             */
            since: string | null;
            shiftEnd: components["schemas"]["notifications_TimeOfDay"];
            /** @description Of their own person, so that somebody else decides it */
            own: boolean;
            verbs: components["schemas"]["SettleVerb"][];
            /** @description What the first of the verbs comes to; null when it changes nothing that is paid or counted */
            effect: components["schemas"]["DayEffect"] | null;
            /** @description What each of the other verbs comes to; none when `effect` is null */
            otherwise: components["schemas"]["VerbEffect"][];
        };
        SettleCounts: {
            reason: components["schemas"]["Count"];
            correction: components["schemas"]["Count"];
            absence: components["schemas"]["Count"];
            latePunch: components["schemas"]["Count"];
            missedCheckOut: components["schemas"]["Count"];
            belowNorm: components["schemas"]["Count"];
            notWorkingDay: components["schemas"]["Count"];
            onLeave: components["schemas"]["Count"];
            unclear: components["schemas"]["Count"];
        };
        ToSettle: {
            items: components["schemas"]["SettleItem"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            /** @description What the unit’s filter lets through, by kind */
            counts: components["schemas"]["SettleCounts"];
            unitCounts: components["schemas"]["UnitCounts"];
            /** @description Number of the kind of absence that `absent` enters; null when no day that waits is `unclear` */
            absentKind: components["schemas"]["AbsenceKindNumber"] | null;
        };
        SettleStake: {
            /** @description What people would have earned more in this month and the last if everything that waits but `unclear` days were accepted: days counted in full, corrections and absences as asked, missed check-outs at the end of the shift */
            amount: components["schemas"]["Money"];
            /** @description When it was counted, of the two months the earlier time */
            asOf: components["schemas"]["Instant"];
        };
        ToSettleCount: {
            today: components["schemas"]["CompanyDate"];
            count: components["schemas"]["Count"];
            counts: components["schemas"]["SettleCounts"];
            /** @description Day of what waits longest; null when nothing waits */
            oldest: components["schemas"]["CompanyDate"] | null;
            /** @description Null for managers and before the days of both months are counted */
            stake: components["schemas"]["SettleStake"] | null;
        };
        SettleSubject: {
            kind: components["schemas"]["SettleKind"];
            id: components["schemas"]["Uuid"];
            date: components["schemas"]["CompanyDate"];
        };
        Settle: {
            event: components["schemas"]["SettleVerb"];
            items: components["schemas"]["SettleSubject"][];
            /** @description Required to refuse and to enter */
            note?: components["schemas"]["Note"];
            /** @description Of `absent`; the kind that the caller saw */
            absentKind?: components["schemas"]["AbsenceKindNumber"];
        };
        SettleResult: {
            kind: components["schemas"]["SettleKind"];
            id: components["schemas"]["Uuid"];
            date: components["schemas"]["CompanyDate"];
            /** @enum {string} */
            outcome: "settled" | "refused";
            /**
             * @description Why it was refused
             * @enum {string|null}
             */
            code: "illegalTransition" | "notFound" | "ownDay" | "periodClosed" | "outsideShift" | "alreadyCheckedIn" | "notCheckedIn" | "punchTooSoon" | null;
        };
        SettleResults: {
            /** @description In the order of `items` */
            items: components["schemas"]["SettleResult"][];
        };
        /**
         * @description hand: the company pays by itself. file: by registers for its bank. sandbox: pays nobody, for trying out in development
         * @enum {string}
         */
        PayoutProviderChoice: "hand" | "file" | "sandbox" | "multicard";
        PayoutSum: {
            count: components["schemas"]["Count"];
            amount: components["schemas"]["Money"];
        };
        RegisterUnsettled: {
            id: components["schemas"]["Uuid"];
            number: components["schemas"]["Count"];
            open: components["schemas"]["PayoutSum"];
        };
        /** @description What nobody knows the end of yet. All but what waits stands in the way of another provider */
        PayoutsUnsettled: {
            /** @description Approved, for the company to pay by itself; it stays so with another provider */
            byHand: components["schemas"]["PayoutSum"];
            /** @description Approved, for a register of the bank; it stays so with another provider */
            waiting: components["schemas"]["PayoutSum"];
            /** @description Handed over to a provider */
            sending: components["schemas"]["PayoutSum"];
            inDoubt: components["schemas"]["PayoutSum"];
            /** @description Which the bank has not answered, the first one first */
            registers: components["schemas"]["RegisterUnsettled"][];
        };
        PayoutSettings: {
            /**
             * Format: int32
             * @description 0 before anything is saved
             */
            version: number;
            provider: components["schemas"]["PayoutProviderChoice"];
            offered: components["schemas"]["PayoutProviderChoice"][];
            applicationId: string | null;
            storeId: string | null;
            /** @description What the provider had left to pay from when the settings were saved; only in that answer, where the provider says it */
            balance: components["schemas"]["Money"] | null;
            unsettled: components["schemas"]["PayoutsUnsettled"];
        };
        PayoutSettingsUpdate: {
            /**
             * Format: int32
             * @description The one that was read
             */
            version: number;
            provider: components["schemas"]["PayoutProviderChoice"];
            /** @description Required with multicard */
            applicationId?: string;
            /** @description Required with multicard */
            storeId?: string;
            /**
             * Format: password
             * @description Never given out again. Required with multicard, unless the one that is kept stays
             */
            secret?: string;
        };
        /**
         * @description States of machines/lifecycles/payoutMachine
         * @enum {string}
         */
        PayoutState: "waiting" | "sending" | "accepted" | "inDoubt" | "paid" | "failed" | "returned" | "cancelled";
        /**
         * @description The three states that people see; every step that is not an end is in progress
         * @enum {string}
         */
        PaymentRequestShown: "inProgress" | "paid" | "cancelled";
        /**
         * @description Who pays. hand: the company itself, by its own means
         * @enum {string}
         */
        PayoutProvider: "hand" | "file" | "sandbox" | "multicard" | "paylov";
        Payout: {
            requestId: components["schemas"]["Uuid"];
            employeeName: string;
            amount: components["schemas"]["PositiveMoney"];
            /** @description The month that it pays for */
            period: components["schemas"]["Month"];
            provider: components["schemas"]["PayoutProvider"];
            state: components["schemas"]["PayoutState"];
            attempts: components["schemas"]["Count"];
            paidOn: components["schemas"]["CompanyDate"] | null;
            /** @description Number of the payment */
            reference: string | null;
            /** @description Of the last answer, in the provider’s words; not for the employee */
            code: string | null;
            changedAt: components["schemas"]["Instant"];
        };
        PayoutTotal: {
            state: components["schemas"]["PayoutState"];
            count: components["schemas"]["Count"];
            amount: components["schemas"]["Money"];
        };
        PayoutList: {
            items: components["schemas"]["Payout"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            /** @description What matches the other filters, by state; states without a payout are left out */
            totals: components["schemas"]["PayoutTotal"][];
        };
        PayoutBalance: {
            /** @description Who pays now */
            provider: components["schemas"]["PayoutProvider"];
            /** @description Null where the company pays by itself, and where the provider does not say it */
            balance: components["schemas"]["NullableMoney"];
        };
        PayoutExport: {
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
            search?: string;
            amountFrom?: components["schemas"]["PositiveMoney"];
            /** @description 400 amountsCross when it is less than amountFrom */
            amountTo?: components["schemas"]["PositiveMoney"];
            state?: components["schemas"]["PayoutState"];
            shownAs?: components["schemas"]["PaymentRequestShown"];
            month?: components["schemas"]["Month"];
        };
        /** @description Payments that go to the bank together in a file */
        PayoutRegister: {
            id: components["schemas"]["Uuid"];
            /** @description Counted from 1 in the company */
            number: components["schemas"]["Count"];
            createdAt: components["schemas"]["Instant"];
            createdBy: string | null;
            /** @description When somebody last saved the whole file */
            fileSavedAt: components["schemas"]["Instant"] | null;
            /** @description When somebody first said that the bank has it */
            handedOverAt: components["schemas"]["Instant"] | null;
            all: components["schemas"]["PayoutSum"];
            /** @description Of which nobody has said what became of them */
            open: components["schemas"]["PayoutSum"];
            paid: components["schemas"]["PayoutSum"];
            /** @description Not paid or come back */
            unpaid: components["schemas"]["PayoutSum"];
            /** @description Which of the open payments the caller may settle: all (open), some, none of them (others), or all with the password because nobody else may (alone). Null when nothing is open, and in lists */
            settling: ("open" | "some" | "others" | "alone") | null;
            today: components["schemas"]["CompanyDate"];
        };
        PayoutRegisterList: {
            /** @description Approved and in no register yet */
            waiting: components["schemas"]["PayoutSum"];
            /** @description Approved besides, of people who are not active: in no register until they are */
            stopped: components["schemas"]["PayoutSum"];
            items: components["schemas"]["PayoutRegister"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        PayoutRegisterFile: {
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
        };
        PayoutRegisterSettlement: {
            /**
             * @description What the bank said of the payments; before that, handOver says of the whole register that the bank has it, and changes no payment
             * @enum {string}
             */
            event: "handOver" | "markPaid" | "markUnpaid";
            /** @description Of these requests only; left out for all that are open */
            requestIds?: components["schemas"]["Uuid"][];
            /** @description Required to mark as paid; from the register until today */
            paidOn?: components["schemas"]["CompanyDate"];
            /** @description The bank's answer. Of handOver, how the bank got it where nobody has saved the file; otherwise not required there */
            reason?: components["schemas"]["Note"];
            /**
             * Format: password
             * @description Of who settles what they approved or is theirs because nobody else may
             */
            password?: string;
        };
        PayoutRegisterSettled: {
            register: components["schemas"]["PayoutRegister"];
            settled: components["schemas"]["Count"];
            /** @description Which somebody else has to settle */
            refused: components["schemas"]["Count"];
        };
        /** @description What a bank says of one payment; key, card number or PINFL names it */
        PayoutResultRow: {
            /**
             * Format: int32
             * @description Of the file
             */
            line: number;
            /** @description Of the attempt */
            key?: string;
            cardNumber?: string;
            pinfl?: string;
            amount: components["schemas"]["PositiveMoney"];
            /** @enum {string} */
            outcome: "paid" | "unpaid";
            /** @description Of the payment or of the file, where the bank gives one */
            day?: components["schemas"]["CompanyDate"];
            /** @description The bank's words */
            note?: string;
        };
        PayoutResult: {
            rows: components["schemas"]["PayoutResultRow"][];
            /** @description Required when a row says paid; from the register until today */
            paidOn?: components["schemas"]["CompanyDate"];
            /** @description For rows without the bank's words */
            reason: components["schemas"]["Note"];
            /**
             * Format: password
             * @description Of who settles what they approved or is theirs because nobody else may
             */
            password?: string;
        };
        PayoutResultApplied: {
            register: components["schemas"]["PayoutRegister"];
            settled: components["schemas"]["Count"];
            /** @description Noted as paid by an attempt that had been refused; owners and accountants are told */
            late: components["schemas"]["Count"];
            /** @description Which somebody else has to settle */
            refused: components["schemas"]["Count"];
        };
        PayoutResultRows: {
            rows: components["schemas"]["PayoutResultRow"][];
        };
        PayoutResultMatch: {
            /** Format: int32 */
            line: number;
            /**
             * @description settles an open payment; of one that is not open (settledBefore); says paid of an attempt that had been refused (paidLate); names a payment whose amount, card or person is another (otherAmount, otherCard, otherPerson); rows say different things of the same payment (contradicts); without a key, of a day before the register (beforeRegister) or like the rest settled in an earlier register (settledEarlier); more rows than payments (surplus); no such payment (unmatched)
             * @enum {string}
             */
            match: "settles" | "settledBefore" | "paidLate" | "otherAmount" | "otherCard" | "otherPerson" | "contradicts" | "beforeRegister" | "settledEarlier" | "surplus" | "unmatched";
            amount: components["schemas"]["PositiveMoney"];
            /** @enum {string} */
            outcome: "paid" | "unpaid";
            requestId: components["schemas"]["Uuid"] | null;
            employeeName: string | null;
        };
        PayoutResultReading: {
            /** @description When the same rows were applied, to this register or another */
            readBefore: components["schemas"]["Instant"] | null;
            /** @description Why the file settles nothing though its rows fit: it is from before the register, or its rows all fit what was settled in earlier registers */
            old: ("beforeRegister" | "settledEarlier") | null;
            rows: components["schemas"]["PayoutResultMatch"][];
            /** @description What would be settled as paid */
            paid: components["schemas"]["PayoutSum"];
            /** @description What would be settled as not paid */
            unpaid: components["schemas"]["PayoutSum"];
            /** @description What was paid by an attempt that had been refused */
            late: components["schemas"]["PayoutSum"];
            /** @description Open payments that no row settles */
            missing: components["schemas"]["PayoutSum"];
            /** @description Which somebody else has to settle */
            refused: components["schemas"]["Count"];
            /** @description As in PayoutRegister, of what the rows would settle; null when that is nothing */
            settling: ("open" | "some" | "others" | "alone") | null;
        };
        /**
         * @description requests: what people have asked for. correction: of a month whose salary was confirmed before, what it has left
         * @enum {string}
         */
        PayRunKind: "advance" | "salary" | "requests" | "correction";
        /** @enum {string} */
        PayRunState: "draft" | "confirmed" | "cancelled";
        PayRunPayments: {
            /** @description Approved, being sent or in doubt */
            underWay: components["schemas"]["PayoutSum"];
            paid: components["schemas"]["PayoutSum"];
            /** @description Failed or returned: to be paid again or cancelled */
            failed: components["schemas"]["PayoutSum"];
            cancelled: components["schemas"]["PayoutSum"];
        };
        PayRunRegister: {
            id: components["schemas"]["Uuid"];
            number: components["schemas"]["Count"];
        };
        PayRunBankFile: {
            /** @description Some of its payments are in no register yet */
            waits: boolean;
            /** @description Which its payments went out in, the first one first */
            registers: components["schemas"]["PayRunRegister"][];
        };
        /** @description Advances, salaries or requests of many people together */
        PayRun: {
            id: components["schemas"]["Uuid"];
            /** @description Counted from 1 in the company */
            number: components["schemas"]["Count"];
            kind: components["schemas"]["PayRunKind"];
            /** @description For which it pays */
            period: components["schemas"]["Month"];
            state: components["schemas"]["PayRunState"];
            /** @description Of an advance, as set when it was computed; otherwise null */
            advancePercent: number | null;
            /** @description When the amounts were computed */
            createdAt: components["schemas"]["Instant"];
            /** @description Computed on its day of payment, by no person */
            byCalendar: boolean;
            createdBy: string | null;
            /** @description What it would pay */
            included: components["schemas"]["PayoutSum"];
            /** @description Left out */
            excluded: components["schemas"]["PayoutSum"];
            /** @description Of the included */
            lowered: components["schemas"]["Count"];
            /** @description Of the included */
            withoutCard: components["schemas"]["Count"];
            /** @description Of the included */
            notActive: components["schemas"]["Count"];
            /** @description Of the included, above mostInPayment */
            aboveMost: components["schemas"]["Count"];
            /** @description Of the included, with deductions above half of what the month earned and added: nobody confirms it with them */
            aboveHalf: components["schemas"]["Count"];
            /** @description Of the included of a draft, to cards that the caller has set less than 24 hours ago: somebody else confirms them, or they are left out */
            heldCards: components["schemas"]["Count"];
            /** @description Until when the last of them; null when there are none */
            heldUntil: components["schemas"]["Instant"] | null;
            /** @description Of the included, without a card, not active, above mostInPayment, with deductions above half, or to one of heldCards */
            warned: components["schemas"]["Count"];
            /** @description Who would pay it now; null when it is no draft */
            provider: components["schemas"]["PayoutProvider"] | null;
            /** @description Of a draft: the most that whoever pays sends in one payment, null when nothing limits it */
            mostInPayment: components["schemas"]["NullableMoney"];
            /** @description Of a draft of a salary or correction: requests of its people and month that nobody has decided; confirming cancels them */
            undecided: components["schemas"]["PayoutSum"];
            /** @description Of a draft of requests: what else of its month nobody has decided, because it came later or may not be approved in full */
            otherRequests: components["schemas"]["PayoutSum"];
            /** @description Of a salary or correction: people whom it leaves owing what the month gave them too much, and how much; earlier runs of the month not counted */
            carried: components["schemas"]["PayoutSum"];
            /** @description Of a salary or correction, of what other months gave too much */
            takenBack: components["schemas"]["PayoutSum"];
            /** @description Of a salary or correction: people whose net amounts were uploaded to it, and what those come to above our figures; below zero, under them */
            byNet: components["schemas"]["PayoutSum"];
            /** @description Of a salary or correction in gross: people whose income tax it enters, and how much of it; below zero, what is given back */
            tax: components["schemas"]["PayoutSum"];
            /** @description People who get nothing, for whom something is carried over or taken back */
            unpaid: components["schemas"]["Count"];
            /**
             * @description Whether the caller may confirm it: open, alone (with a note, as they are paid by it, or have set one of its cards, and nobody else may), others (somebody else must); null when it is no draft
             * @enum {string|null}
             */
            confirming: "open" | "alone" | "others" | null;
            confirmedAt: components["schemas"]["Instant"] | null;
            confirmedBy: string | null;
            /** @description Of a confirmed run, what became of its payments; otherwise null */
            payments: components["schemas"]["PayRunPayments"] | null;
            /** @description Of the payments, those approved and not sent yet: they can be stopped */
            waiting: components["schemas"]["PayoutSum"];
            /** @description Of one that is confirmed and paid by the bank's file; otherwise null, and in lists */
            bankFile: components["schemas"]["PayRunBankFile"] | null;
            /** @description Why it was cancelled */
            reason: string | null;
        };
        PayRunList: {
            today: components["schemas"]["CompanyDate"];
            items: components["schemas"]["PayRun"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        /** @enum {string} */
        NewPayRunKind: "advance" | "salary" | "requests";
        NewPayRun: {
            kind: components["schemas"]["NewPayRunKind"];
            period: components["schemas"]["Month"];
        };
        /**
         * @description warned: without a card, not active, above the most that a payment may have, with deductions above half, or to a card that the caller has set less than 24 hours ago. underWay, paid, failed and cancelled: by what became of their payment. unpaid: get nothing, but something is carried over or taken back
         * @enum {string}
         */
        PayRunItemFilter: "included" | "excluded" | "warned" | "unpaid" | "underWay" | "paid" | "failed" | "cancelled";
        PayRunPayment: {
            id: components["schemas"]["Uuid"];
            state: components["schemas"]["PaymentRequestState"];
        };
        /** @description What a person gets, with all it was computed from. Of a run of requests, one for each request */
        PayRunItem: {
            employeeId: components["schemas"]["Uuid"];
            employeeName: string;
            /** @description Today */
            employeeStatus: components["schemas"]["EmployeeStatus"];
            /** @description Today; a request names its card */
            hasCard: boolean;
            /** @description Until when somebody else confirms it, as the caller has set the card; null otherwise */
            cardHeldUntil: components["schemas"]["Instant"] | null;
            /** @description Of a run of requests, which request it is; otherwise null */
            requestId: components["schemas"]["Uuid"] | null;
            /** @description Of a run of requests; otherwise null */
            requestedAt: components["schemas"]["Instant"] | null;
            /** @description Monthly */
            salary: components["schemas"]["Money"];
            /** @description Of the month */
            workingDays: components["schemas"]["Count"];
            /** @description Days that count */
            daysWorked: number;
            earned: components["schemas"]["Money"];
            /** @description For corrected days of closed months; may be negative */
            adjustments: components["schemas"]["Money"];
            /** @description Of a salary or correction: bonuses and other pay of the month beside its days */
            additions: components["schemas"]["Money"];
            /** @description Of a salary or correction */
            deductions: components["schemas"]["Money"];
            /** @description Income tax where salaries are in gross; of an advance, of what the days have earned */
            tax: components["schemas"]["Money"];
            /** @description Of a salary or correction to which it was uploaded: what the month comes to in the hand by the accountant; otherwise null */
            netPay: components["schemas"]["NullableMoney"];
            /** @description What the net amount, of this run or of an earlier one, adds to what was earned; may be negative */
            netDifference: components["schemas"]["Money"];
            /** @description Of a salary or correction, what the two are made of; of a confirmed one, those that stood then */
            lines: components["schemas"]["PayLine"][];
            /** @description It takes deductions above half of what the month earned and added */
            aboveHalf: boolean;
            /** @description Of an advance: its percent of the salary; otherwise null */
            share: components["schemas"]["NullableMoney"];
            /** @description Of an advance: the limit in force, null when there is none */
            limit: components["schemas"]["NullableMoney"];
            /** @description Of the month, not paid yet: asked for, or in another run. A salary does not count what nobody has decided */
            reserved: components["schemas"]["Money"];
            /** @description Of the month */
            paid: components["schemas"]["Money"];
            /** @description What other months gave too much and have not taken back; negative when one has taken too much back */
            carryOver: components["schemas"]["Money"];
            /** @description Of a salary or correction: what the run adds to the debt of the person, who was given too much; negative: takes off it. Earlier runs of the month are not counted */
            carried: components["schemas"]["Money"];
            /** @description As computed, or as asked for; 0 only for the unpaid */
            proposed: components["schemas"]["Money"];
            /** @description As decided; never above the proposed */
            amount: components["schemas"]["Money"];
            excluded: boolean;
            /** @description Why it was lowered, or the person left out */
            reason: string | null;
            /** @description Of a confirmed run; null for somebody left out or unpaid */
            payment: components["schemas"]["PayRunPayment"] | null;
        };
        PayRunItemList: {
            items: components["schemas"]["PayRunItem"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        PayRunChange: {
            /**
             * @description include also gives the proposed amount back
             * @enum {string}
             */
            event: "exclude" | "include" | "lower";
            employeeId: components["schemas"]["Uuid"];
            /** @description Required of a run of requests */
            requestId?: components["schemas"]["Uuid"];
            /** @description Required to lower; less than the proposed */
            amount?: components["schemas"]["PositiveMoney"];
            /** @description Required to exclude and to lower */
            reason?: components["schemas"]["Note"];
        };
        PayRunChanged: {
            run: components["schemas"]["PayRun"];
            item: components["schemas"]["PayRunItem"];
        };
        PayRunComputed: {
            run: components["schemas"]["PayRun"];
            /** @description People, or requests, with another amount, added or left */
            changed: components["schemas"]["Count"];
        };
        NetPayRow: {
            /** @description Of the file */
            line: components["schemas"]["Count"];
            pinfl: components["schemas"]["Pinfl"];
            /**
             * Format: int64
             * @description What the month comes to in the hand, before advances and with what was added beside the days; integer tiyin
             */
            net: number;
        };
        NetPayRows: {
            rows: components["schemas"]["NetPayRow"][];
        };
        /**
         * @description sets: the person is paid by it. unknown: nobody has the PINFL. twice: another row of the file has it. own: the caller themselves. paidElsewhere: another month has paid for corrected days of this one
         * @enum {string}
         */
        NetPayMatch: "sets" | "unknown" | "twice" | "own" | "paidElsewhere";
        NetPayRead: {
            line: components["schemas"]["Count"];
            match: components["schemas"]["NetPayMatch"];
            /** @description Null where nobody has the PINFL */
            employeeName: string | null;
            net: components["schemas"]["Money"];
            /** @description What the month comes to by our figures; null where the row is not taken */
            ours: components["schemas"]["Money"] | null;
            /** @description Of the net, what is left after advances and what was given too much; nothing for somebody left out. Null where the row is not taken */
            toPay: components["schemas"]["Money"] | null;
        };
        NetPayReading: {
            rows: components["schemas"]["NetPayRead"][];
            /** @description Rows that would be taken and their net */
            set: components["schemas"]["PayoutSum"];
            /** @description What the same people come to by our figures */
            ours: components["schemas"]["Money"];
            /** @description What the run would pay them */
            toPay: components["schemas"]["Money"];
            /** @description People of the draft who are paid by our figures */
            kept: components["schemas"]["Count"];
            /** @description People of an earlier upload to the draft whom this one does not set */
            dropped: components["schemas"]["Count"];
        };
        /** @description The totals as the caller saw them */
        PayRunConfirmation: {
            count: components["schemas"]["Count"];
            amount: components["schemas"]["Money"];
            /** Format: password */
            password: string;
            /** @description Required of a caller who is paid by the run, or has set one of its cards, and whom nobody else can confirm it for */
            note?: components["schemas"]["Note"];
        };
        PayRunReviewed: {
            run: components["schemas"]["PayRun"];
            /** @description Payments approved again, or stopped */
            changed: components["schemas"]["Count"];
            /** @description Payments left as they were: the caller's own, sent meanwhile, to a card that the caller has set less than 24 hours ago, of people who may not be paid now, or more than the month has by now */
            refused: components["schemas"]["Count"];
        };
        /** @description Of a draft, or of what a confirmed run has not sent yet */
        PayRunCancellation: {
            reason: components["schemas"]["Note"];
        };
        /**
         * @description By which money arrived or came back, which is the default, or the steps that led there too. A status that is a step shows them all
         * @enum {string}
         */
        TransactionsShown: "payments" | "steps";
        /**
         * @description What the movement did; money that arrived is a success, shown as paid
         * @enum {string}
         */
        TransactionStatus: "approved" | "sent" | "success" | "cancelled" | "failed" | "returned";
        /** @description A movement of the money of one request, as the ledger has it */
        Transaction: {
            seq: components["schemas"]["LedgerSeq"];
            status: components["schemas"]["TransactionStatus"];
            amount: components["schemas"]["PositiveMoney"];
            /** @description Month in which it was earned */
            period: components["schemas"]["Month"];
            effectiveOn: components["schemas"]["CompanyDate"];
            recordedAt: components["schemas"]["Instant"];
            employeeName: string;
            /** @description Why it moved */
            requestId: components["schemas"]["Uuid"];
        };
        TransactionTotal: {
            status: components["schemas"]["TransactionStatus"];
            count: components["schemas"]["Count"];
            amount: components["schemas"]["Money"];
        };
        TransactionList: {
            items: components["schemas"]["Transaction"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            /** @description What of those shown matches the other filters, by status; those without a movement are left out */
            totals: components["schemas"]["TransactionTotal"][];
        };
        TransactionExport: {
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
            search?: string;
            amountFrom?: components["schemas"]["PositiveMoney"];
            /** @description 400 amountsCross when it is less than amountFrom */
            amountTo?: components["schemas"]["PositiveMoney"];
            show?: components["schemas"]["TransactionsShown"];
            status?: components["schemas"]["TransactionStatus"];
            month?: components["schemas"]["Month"];
        };
        /** @description As Earnings, of the employee themselves and as of now */
        MyEarnings: {
            month: components["schemas"]["Month"];
            /** @description Days that count */
            daysWorked: number;
            workingDays: components["schemas"]["Count"];
            /** @description Today, or on the last day of the month */
            salaryPerDay: components["schemas"]["Money"];
            /** @description With adjustments for corrected days of closed months */
            earned: components["schemas"]["Money"];
            /** @description Asked for and not decided */
            requested: components["schemas"]["Money"];
            /** @description Approved, or on its way */
            underWay: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            /** @description What may be asked for now; null of other months than this one */
            enabled: components["schemas"]["NullableMoney"];
        };
        /**
         * @description By the time of asking, the amount or the folded name; a minus turns it round
         * @default -requestedAt
         * @enum {string}
         */
        PaymentRequestSort: "requestedAt" | "-requestedAt" | "amount" | "-amount" | "name" | "-name";
        /** @description What the request is judged by, in its own month as it stands now */
        RequestFunds: {
            employeeStatus: components["schemas"]["EmployeeStatus"];
            earned: components["schemas"]["Money"];
            /** @description May still be asked for besides this request */
            enabled: components["schemas"]["Money"];
            /** @description The most that may be approved, 0 when the employee is not active */
            approvable: components["schemas"]["Money"];
        };
        PaymentRequest: {
            id: components["schemas"]["Uuid"];
            employeeId: components["schemas"]["Uuid"];
            employeeName: string;
            kind: components["schemas"]["PaymentKind"];
            /** @description The run that has made or approved it; null for managers and employees */
            runId: components["schemas"]["Uuid"] | null;
            /** @description What is reserved and paid; less than asked when so approved */
            amount: components["schemas"]["PositiveMoney"];
            askedAmount: components["schemas"]["PositiveMoney"];
            period: components["schemas"]["Month"];
            state: components["schemas"]["PaymentRequestState"];
            shownAs: components["schemas"]["PaymentRequestShown"];
            /** @description Null for a manager */
            card: components["schemas"]["Card"] | null;
            /** @description The employee's */
            note: string | null;
            /** @description Why it was cancelled, or approved for less */
            reviewReason: string | null;
            /**
             * @description salary: it is in the salary of its month
             * @enum {string|null}
             */
            cancelledBy: "employee" | "employer" | "salary" | null;
            requestedAt: components["schemas"]["Instant"];
            /** Format: date-time */
            reviewedAt: string | null;
            /** @description For an employer: of their own person, so that somebody else decides it. False for an employee */
            own: boolean;
            /** @description For an employer, of their own person's request, or of one to a card that they have set less than 24 hours ago: no other employer may decide it, so they may, with their password and a note. False otherwise */
            alone: boolean;
            /** @description Until when somebody else has to approve it, as the caller has set the card; null otherwise */
            cardHeldUntil: components["schemas"]["Instant"] | null;
            /**
             * Format: date-time
             * @description Until when the approval can be undone; null unless approvedAlone
             */
            undoUntil: string | null;
            /** @description For an employer, of a request that may be approved; null otherwise */
            funds: components["schemas"]["RequestFunds"] | null;
        };
        PaymentRequestTotal: {
            count: components["schemas"]["Count"];
            /** @description As asked */
            asked: components["schemas"]["Money"];
            /** @description As it stands, less than asked when so approved */
            amount: components["schemas"]["Money"];
        };
        /** @description What matches the query, whatever its state */
        PaymentRequestTotals: {
            inProcess: components["schemas"]["PaymentRequestTotal"];
            approvedAlone: components["schemas"]["PaymentRequestTotal"];
            approved: components["schemas"]["PaymentRequestTotal"];
            sending: components["schemas"]["PaymentRequestTotal"];
            inDoubt: components["schemas"]["PaymentRequestTotal"];
            paid: components["schemas"]["PaymentRequestTotal"];
            failed: components["schemas"]["PaymentRequestTotal"];
            returned: components["schemas"]["PaymentRequestTotal"];
            cancelled: components["schemas"]["PaymentRequestTotal"];
        };
        PaymentRequestList: {
            items: components["schemas"]["PaymentRequest"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            totals: components["schemas"]["PaymentRequestTotals"];
            /** @description Requests by the unit in which their person is today; for an employee of none */
            unitCounts: components["schemas"]["UnitCounts"];
        };
        NewSalaryRequest: {
            /** @description Whole so'm: a multiple of 100 tiyin */
            amount: components["schemas"]["PositiveMoney"];
            cardId: components["schemas"]["Uuid"];
            note?: components["schemas"]["Note"];
        };
        WaitingRequests: {
            count: components["schemas"]["Count"];
        };
        PaymentRequestExport: {
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
            search?: string;
            amountFrom?: components["schemas"]["PositiveMoney"];
            /** @description 400 amountsCross when it is less than amountFrom */
            amountTo?: components["schemas"]["PositiveMoney"];
            shownAs?: components["schemas"]["PaymentRequestShown"];
            state?: components["schemas"]["PaymentRequestState"];
            unit?: components["schemas"]["UnitFilter"];
            sort?: components["schemas"]["PaymentRequestSort"];
        };
        ReviewedRequest: {
            id: components["schemas"]["Uuid"];
            /** @description To approve less than asked; left out = the amount as it stands */
            amount?: components["schemas"]["PositiveMoney"];
        };
        PaymentRequestReview: {
            /**
             * @description Events of machines/lifecycles/paymentRequestMachine that an employer may send
             * @enum {string}
             */
            event: "approve" | "undo" | "cancel";
            requests: components["schemas"]["ReviewedRequest"][];
            /** @description Required to cancel, to approve less than asked, and to approve alone */
            reason?: components["schemas"]["Note"];
            /**
             * Format: password
             * @description Of the employer who decides alone on their own request, which is then the only one
             */
            password?: string;
            /** @description To approve what failed or came back: the company pays it itself this time, and no provider or register takes it. Left out = as the company pays */
            byHand?: boolean;
        };
        PaymentRequestReviewResult: {
            id: components["schemas"]["Uuid"];
            /** @enum {string} */
            outcome: "reviewed" | "refused";
            /** @description As it is now; null when the company has no such request */
            request: components["schemas"]["PaymentRequest"] | null;
            /**
             * @description Why it was refused
             * @enum {string|null}
             */
            code: "illegalTransition" | "notFound" | "ownRequest" | "cardSetByYou" | "employeeNotActive" | "amountNotWholeSom" | "amountTooSmall" | "amountAboveAsked" | "amountAboveEnabled" | null;
            /** @description With illegalTransition, what may happen to the request instead */
            legalEvents: ("approve" | "undo" | "cancel" | "markPaid" | "markUnpaid" | "markReturned")[];
        };
        PaymentRequestReviewResults: {
            /** @description In the order of `requests` */
            items: components["schemas"]["PaymentRequestReviewResult"][];
        };
        CardSeen: {
            /** @description Name of the colleague; null when it is not known any more */
            by: string | null;
            at: components["schemas"]["Instant"];
        };
        PayoutAnswer: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Instant"];
            /**
             * @description To what it answers: the money handed over, a question about it; or a person said it
             * @enum {string}
             */
            source: "sending" | "asking" | "hand";
            /** @enum {string} */
            outcome: "settled" | "rejected" | "accepted" | "unknown" | "notFound" | "returned";
            /** @description The provider's */
            code: string | null;
            /** @description Number of the payment */
            reference: string | null;
            paidOn: components["schemas"]["CompanyDate"] | null;
            note: string | null;
            /** @description Name of the colleague; null for the provider */
            by: string | null;
        };
        PayoutAttempt: {
            /** Format: int32 */
            n: number;
            /** @description What the provider knows it by */
            key: string;
            provider: components["schemas"]["PayoutProvider"];
            amount: components["schemas"]["PositiveMoney"];
            at: components["schemas"]["Instant"];
            /** @description Name of the colleague; null for the server itself */
            by: string | null;
            /** @description The latest last */
            answers: components["schemas"]["PayoutAnswer"][];
        };
        PaymentRequestEvent: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Instant"];
            /**
             * @description `ask`, then events of machines/lifecycles/paymentRequestMachine
             * @enum {string}
             */
            event: "ask" | "approve" | "undo" | "settle" | "cancel" | "withdraw" | "include" | "send" | "doubt" | "pay" | "fail" | "return" | "markPaid" | "markUnpaid" | "markReturned";
            /** @description null at the beginning */
            fromState: components["schemas"]["PaymentRequestState"] | null;
            toState: components["schemas"]["PaymentRequestState"];
            /** @description After the event */
            amount: components["schemas"]["PositiveMoney"];
            reason: string | null;
            /** @description Name of the person, or the phone number of someone without a name yet, masked for an employee; null for the system */
            by: string | null;
        };
        PaymentRequestDetails: {
            id: components["schemas"]["Uuid"];
            employeeId: components["schemas"]["Uuid"];
            employeeName: string;
            kind: components["schemas"]["PaymentKind"];
            /** @description The run that has made or approved it; null for managers and employees */
            runId: components["schemas"]["Uuid"] | null;
            /** @description What is reserved and paid; less than asked when so approved */
            amount: components["schemas"]["PositiveMoney"];
            askedAmount: components["schemas"]["PositiveMoney"];
            period: components["schemas"]["Month"];
            state: components["schemas"]["PaymentRequestState"];
            shownAs: components["schemas"]["PaymentRequestShown"];
            /** @description Null for a manager */
            card: components["schemas"]["Card"] | null;
            /** @description The employee's */
            note: string | null;
            /** @description Why it was cancelled, or approved for less */
            reviewReason: string | null;
            /**
             * @description salary: it is in the salary of its month
             * @enum {string|null}
             */
            cancelledBy: "employee" | "employer" | "salary" | null;
            requestedAt: components["schemas"]["Instant"];
            /** Format: date-time */
            reviewedAt: string | null;
            /** @description For an employer: of their own person, so that somebody else decides it. False for an employee */
            own: boolean;
            /** @description For an employer, of their own person's request, or of one to a card that they have set less than 24 hours ago: no other employer may decide it, so they may, with their password and a note. False otherwise */
            alone: boolean;
            /** @description Until when somebody else has to approve it, as the caller has set the card; null otherwise */
            cardHeldUntil: components["schemas"]["Instant"] | null;
            /**
             * Format: date-time
             * @description Until when the approval can be undone; null unless approvedAlone
             */
            undoUntil: string | null;
            /** @description For an employer, of a request that may be approved; null otherwise */
            funds: components["schemas"]["RequestFunds"] | null;
            /** @description For an employer: approved, and no provider pays it. They pay it themselves and say so. False for an employee */
            byHand: boolean;
            /** @description It failed or came back, and owners and accountants may approve it with `byHand`; false for managers and employees, and while the company pays everything itself */
            mayPayByHand: boolean;
            /** @description For an employer: approved, but not handed over while the person is not active; it goes on by itself once they are, or can be cancelled. False for a salary, which is owed all the same, and for an employee */
            stopped: boolean;
            /**
             * @description Whether the caller may say what became of the payment: open, alone (with the password, as nobody else may), others (somebody else must); null when there is nothing to say, and for managers and employees
             * @enum {string|null}
             */
            settling: "open" | "alone" | "others" | null;
            /**
             * @description The same of an attempt that was refused and may be paid all the same; null where none was
             * @enum {string|null}
             */
            lateSettling: "open" | "alone" | "others" | null;
            /**
             * @description Whether the caller may see the card's whole number to pay by hand: open, alone (with the password, as nobody else may), others (somebody else must); null when it is not to be paid by hand, and for managers and employees
             * @enum {string|null}
             */
            cardShowing: "open" | "alone" | "others" | null;
            /** @description Who saw the card's whole number last, and when; null when nobody did, or it is not to be paid by hand */
            cardSeen: components["schemas"]["CardSeen"] | null;
            today: components["schemas"]["CompanyDate"];
            /** @description The day on which it was paid; null while it is not */
            paidOn: components["schemas"]["CompanyDate"] | null;
            /** @description Each time the money was handed over, the last one last; none for an employee */
            attempts: components["schemas"]["PayoutAttempt"][];
            /** @description Oldest first */
            history: components["schemas"]["PaymentRequestEvent"][];
        };
        PayoutCardAsked: {
            /**
             * Format: password
             * @description Of whoever pays what is theirs because nobody else may
             */
            password?: string;
        };
        PayoutCardShown: {
            cardNumber: string;
        };
        PayoutSettlement: {
            /**
             * @description Events of machines/lifecycles/paymentRequestMachine that say what a person knows of the payment
             * @enum {string}
             */
            event: "markPaid" | "markUnpaid" | "markReturned";
            /**
             * Format: int32
             * @description Number of an attempt that was refused and is paid all the same; left out for what the request's state stands for
             */
            attempt?: number;
            /** @description Required to mark as paid; from the approval, or the day of the attempt, until today */
            paidOn?: components["schemas"]["CompanyDate"];
            /** @description Number of the payment */
            reference?: string;
            /** @description Required but for marking an approved request as paid */
            reason?: components["schemas"]["Note"];
            /**
             * Format: password
             * @description Of who settles their own request, or one that they approved, because nobody else may
             */
            password?: string;
        };
        /**
         * @description What it is about
         * @enum {string}
         */
        AuditArea: "people" | "attendance" | "money" | "settings" | "schedules" | "gates" | "colleagues" | "reports";
        AuditExport: {
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
            search?: string;
            area?: components["schemas"]["AuditArea"];
            month?: components["schemas"]["Month"];
        };
        /** @enum {string} */
        NotificationState: "unread" | "read";
        /**
         * @description As the spec spells them; what comes later and is not known counts as other
         * @enum {string}
         */
        NotificationType: "warningNewDevice" | "enterCheckInTime" | "enterCheckOutTime" | "enterTardnessReason" | "infoCurrentDayWork" | "other";
        /**
         * Format: int64
         * @description A person's notifications are numbered without gaps; the id of its event in the stream
         */
        NotificationSequence: number;
        NewDeviceNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "warningNewDevice";
            params: {
                deviceId: components["schemas"]["DeviceIdentifier"];
                name: string | null;
                platform: string | null;
            };
        };
        ShiftTimeParams: {
            date: components["schemas"]["CompanyDate"];
            /** @description When the shift starts or ends */
            time: components["schemas"]["notifications_TimeOfDay"];
        };
        CheckInNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "enterCheckInTime";
            params: components["schemas"]["ShiftTimeParams"];
        };
        CheckOutNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "enterCheckOutTime";
            params: components["schemas"]["ShiftTimeParams"];
        };
        TardinessNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "enterTardnessReason";
            params: {
                date: components["schemas"]["CompanyDate"];
                /** @description Of being late */
                minutes: components["schemas"]["Count"];
                /** @description Until when the reason may be given; older notifications have none */
                deadline?: components["schemas"]["Instant"];
            };
        };
        DayWorkNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "infoCurrentDayWork";
            params: {
                date: components["schemas"]["CompanyDate"];
                /** @description Worked that day */
                minutes: components["schemas"]["Count"];
            };
        };
        PaymentRequestNews: {
            /**
             * @description A payment request, or what a run pays; `requestMade` and `paidLate` (by an attempt that had been refused) are told to employers and name the employee, the rest to the employee
             * @enum {string}
             */
            about: "requestMade" | "requestApproved" | "requestApprovedForLess" | "requestCancelled" | "requestInSalary" | "requestNothingLeft" | "paymentCancelled" | "requestPaid" | "advancePaid" | "salaryPaid" | "requestFailed" | "requestReturned" | "paidLate";
            requestId: components["schemas"]["Uuid"];
            amount: components["schemas"]["PositiveMoney"];
            employeeName: string | null;
            /** @description With requestApprovedForLess */
            askedAmount?: components["schemas"]["PositiveMoney"];
            /** @description With requestCancelled, paymentCancelled and requestApprovedForLess */
            reason: string | null;
        };
        /** @description Told to employers */
        JobNews: {
            /**
             * @description The person declined the job
             * @constant
             */
            about: "jobDeclined";
            /** @description The employee record */
            recordId: components["schemas"]["Uuid"];
            employeeName: string;
            reason: string | null;
        };
        /** @description Told to the employee whose reason was decided */
        TardinessNews: {
            /**
             * @description The reason for being late
             * @enum {string}
             */
            about: "reasonAccepted" | "reasonRefused";
            /** @description The late day */
            date: components["schemas"]["CompanyDate"];
            /** @description Why it was refused */
            reason: string | null;
        };
        /** @description Told to the employee whose day was decided; `correctionProposed` and `absenceProposed` to employers */
        DayNews: {
            /** @enum {string} */
            about: "correctionProposed" | "correctionAccepted" | "correctionRefused" | "dayCorrected" | "daysEntered" | "dayCounted" | "dayHalved" | "dayDismissed" | "latePunchAccepted" | "latePunchRefused" | "absenceProposed" | "absenceAccepted" | "absenceRefused" | "absenceEntered" | "absenceCancelled";
            day: components["schemas"]["CompanyDate"];
            /** @description With what is proposed */
            employeeName: string | null;
            /** @description Of a proposal or a refusal */
            reason: string | null;
        };
        /** @description Told to owners and accountants */
        MonthNews: {
            /** @enum {string} */
            about: "monthClosed" | "monthNotClosed" | "monthReopened";
            month: components["schemas"]["Month"];
            /** @description Why it was reopened */
            reason: string | null;
        };
        /** @description A card to be paid to changed; told to owners, with the employee's name, or to the employee */
        CardNews: {
            /** @enum {string} */
            about: "cardAdded" | "cardChosen" | "cardRemoved";
            /** @description The employee record */
            recordId: components["schemas"]["Uuid"];
            /** @description The card's last digits */
            last4: string;
            employeeName: string | null;
        };
        /** @description Told to owners and accountants: a draft was prepared on its day of payment */
        PayRunNews: {
            /** @enum {string} */
            about: "advancePrepared" | "salaryPrepared" | "correctionPrepared";
            runId: components["schemas"]["Uuid"];
            /** @description For which it pays */
            period: components["schemas"]["Month"];
            people: components["schemas"]["Count"];
            /** @description Of all of them */
            amount: components["schemas"]["PositiveMoney"];
        };
        /** @description Told to the employee to whom a salary gave nothing */
        SalaryNews: {
            /** @constant */
            about: "salaryWithheld";
            /** @description Whose salary it is */
            month: components["schemas"]["Month"];
            /** @description Earned, and offset against earlier payments */
            withheld: components["schemas"]["PositiveMoney"];
        };
        /** @description Told to the employee whose salary a run confirms with more, or less, than their days have earned */
        SalaryLinesNews: {
            /** @constant */
            about: "salaryConfirmed";
            /** @description Whose salary it is */
            month: components["schemas"]["Month"];
            /** @description Bonuses, sick pay and other pay, and deductions that were given back */
            added: components["schemas"]["Money"];
            /** @description Deductions, and additions that were withdrawn */
            deducted: components["schemas"]["Money"];
        };
        /** @description Told to whoever asked for the report */
        ReportNews: {
            /** @enum {string} */
            about: "reportReady" | "reportFailed";
            reportId: components["schemas"]["Uuid"];
            /** @description Its name, which says what it is */
            file: string;
        };
        OtherNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "other";
            params: components["schemas"]["PaymentRequestNews"] | components["schemas"]["JobNews"] | components["schemas"]["TardinessNews"] | components["schemas"]["DayNews"] | components["schemas"]["MonthNews"] | components["schemas"]["CardNews"] | components["schemas"]["PayRunNews"] | components["schemas"]["SalaryNews"] | components["schemas"]["SalaryLinesNews"] | components["schemas"]["ReportNews"];
        };
        /** @description The words are made from `type` and `params` by whoever shows them, in that person's language */
        Notification: components["schemas"]["NewDeviceNotification"] | components["schemas"]["CheckInNotification"] | components["schemas"]["CheckOutNotification"] | components["schemas"]["TardinessNotification"] | components["schemas"]["DayWorkNotification"] | components["schemas"]["OtherNotification"];
        NotificationList: {
            items: components["schemas"]["Notification"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            unread: components["schemas"]["Count"];
        };
        NotificationsRead: {
            ids: components["schemas"]["Uuid"][];
            upTo?: components["schemas"]["NotificationSequence"];
        };
        UnreadCount: {
            unread: components["schemas"]["Count"];
        };
        StreamReady: {
            unread: components["schemas"]["Count"];
            /**
             * Format: int64
             * @description The last number when `unread` was counted; those up to it that come now are in it already
             */
            countedTo: number;
            /** @description Some after Last-Event-ID are not sent again; read the list */
            missed: boolean;
        };
        /** @description What the page shows of this may be out of date. Comes whatever notifications are chosen, without a number */
        StreamChange: {
            /** @enum {string} */
            topic: "jobs" | "paymentRequests" | "tardiness" | "attendance" | "reports";
        };
        /** @description `tokenExpired`: refresh and connect again. `serverStopping`, `tooSlow`: connect again after a while. `replaced`: this device opened newer ones, do not connect again. The rest end the session: sign out */
        StreamEnd: {
            /** @enum {string} */
            reason: "tokenExpired" | "serverStopping" | "tooSlow" | "replaced" | "logout" | "terminated" | "passwordChanged" | "reuse";
        };
        /** @description What is in the data of an event, by the event's name */
        StreamEvents: {
            ready?: components["schemas"]["StreamReady"];
            notification?: components["schemas"]["Notification"];
            /** @description Some were marked read elsewhere */
            unread?: components["schemas"]["UnreadCount"];
            change?: components["schemas"]["StreamChange"];
            end?: components["schemas"]["StreamEnd"];
        };
        TypeChannels: {
            push: boolean;
            /** @description False = kept in the list as read, and nothing shown as it happens */
            inApp: boolean;
            telegram: boolean;
        };
        ChannelsByType: {
            /** @description In the app it cannot be turned off */
            warningNewDevice: {
                push: boolean;
                /** @constant */
                inApp: true;
                telegram: boolean;
            };
            enterCheckInTime: components["schemas"]["TypeChannels"];
            enterCheckOutTime: components["schemas"]["TypeChannels"];
            enterTardnessReason: components["schemas"]["TypeChannels"];
            infoCurrentDayWork: components["schemas"]["TypeChannels"];
            other: components["schemas"]["TypeChannels"];
        };
        /** @description Nothing is pushed or sent to Telegram meanwhile but warningNewDevice; to before from = over midnight */
        QuietHours: {
            from: components["schemas"]["notifications_TimeOfDay"];
            to: components["schemas"]["notifications_TimeOfDay"];
        } | null;
        NotificationSettings: {
            channels: components["schemas"]["ChannelsByType"];
            quietHours: components["schemas"]["QuietHours"];
            /** @description The server has what it needs to push */
            pushOffered: boolean;
            /**
             * @description off = the server has no bot; unlinked = link Telegram first
             * @enum {string}
             */
            telegram: "off" | "unlinked" | "linked";
        };
        NotificationChoices: {
            channels: components["schemas"]["ChannelsByType"];
            quietHours: components["schemas"]["QuietHours"];
        };
    };
    responses: {
        /** @description The request does not match the contract, or its values are refused */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed; nothing is half-written */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Starting, stopping, or the database is away; try again */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is over 1 MB */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Only application/json */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record does not allow it now, or it exists already */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such record in this company */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, a dead token, or another device than the token was given to */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["TokenExpired"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not for this role, or a job that is not yours */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Understood, and refused by a rule */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A file to keep, by its name in Content-Disposition */
        Sheet: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
            };
        };
        /** @description A file to keep, by its name in Content-Disposition; it may be large */
        ReportFile: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
            };
        };
        /** @description A file to keep, by its name in Content-Disposition */
        Document: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
                "image/jpeg": string;
                "image/png": string;
            };
        };
    };
    parameters: {
        /** @description The device the access token was given to */
        DeviceId: string;
        /** @description A list of the employer's side */
        ListName: components["schemas"]["PersonsList"];
        /** @description The job that speaks; may be left out with a single job */
        EmployeeId: components["schemas"]["Uuid"];
        /** @description Made and stored by the client before sending; the same key and body give the stored answer */
        IdempotencyKey: components["schemas"]["Uuid"];
        Page: number;
        PageSize: 10 | 20 | 50 | 100;
        /** @description Only people who are in this unit, or in none; on the day board on its day, elsewhere today */
        Unit: components["schemas"]["UnitFilter"];
        Language: components["schemas"]["Language"];
        SheetFormat: components["schemas"]["SheetFormat"];
        /** @description Rows of so much or more; 400 amountsCross at amountTo when that is less */
        AmountFrom: components["schemas"]["PositiveMoney"];
        /** @description Rows of so much or less */
        AmountTo: components["schemas"]["PositiveMoney"];
        /** @description The id of the last event that arrived */
        LastEventId: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait */
        RetryAfter: number;
        /** @description RFC 6750: only where the token has expired, so that a refresh helps */
        TokenExpired: string;
        /** @description attachment with a file name */
        ContentDisposition: string;
    };
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Able */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description A code was sent to the phone */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description What to do next, the same for every phone */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasswordRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description What to do next, the same for every phone */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completePasswordRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startOtpSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description What to do next, the same for every phone */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the answer that sent the code */
                otpId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpAnswer"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description The phone is proven; a password is to be set */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the answer that sent the code */
                otpId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleSignIn"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description A code was sent to the linked account's phone, or nobody is linked yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeOrTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithTelegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelegramSignIn"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description A code was sent to the linked account's phone, or nobody is linked yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeOrTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTelegramBotSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelegramBotStart"];
            };
        };
        responses: {
            /** @description Show the link and the number; ask getTelegramBotSignIn what came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramBotSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTelegramBotSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From startTelegramBotSignIn */
                signInId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelegramBotAsk"];
            };
        };
        responses: {
            /** @description So far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramBotAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The next pair */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Info */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQueuePlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuePlace"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Profile"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description Jobs that wait for me also say what they offer */
                with?: "offers";
            };
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Jobs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                employeeId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                employeeId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobRefusal"];
            };
        };
        responses: {
            /** @description Declined */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Devices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceRegistration"];
            };
        };
        responses: {
            /** @description Registered */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    terminateOtherDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Terminated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    terminateDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The deviceId */
                id: components["schemas"]["DeviceIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Terminated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getListSetup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description A list of the employer's side */
                list: components["parameters"]["ListName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of this person at this company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseListColumns: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description A list of the employer's side */
                list: components["parameters"]["ListName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListColumns"];
            };
        };
        responses: {
            /** @description Kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveListView: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A list of the employer's side */
                list: components["parameters"]["ListName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewListView"];
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeListView: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A list of the employer's side */
                list: components["parameters"]["ListName"];
                /** @description The view */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListViewChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteListView: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description A list of the employer's side */
                list: components["parameters"]["ListName"];
                /** @description The view */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgotten */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrganization"];
            };
        };
        responses: {
            /** @description The employer's job in it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIdentities: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Identities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkIdentity"];
            };
        };
        responses: {
            /** @description Identities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description Which */
                provider: components["schemas"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGuidedStart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuidedStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markGuidedStep: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuidedMark"];
            };
        };
        responses: {
            /** @description Steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuidedStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGate: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGate"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDetails: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetailsUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkSettingsUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewWorkSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkSettingsChange"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePaySettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaySettingsUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPaySettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaySettingsChange"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsWithdrawal"];
            };
        };
        responses: {
            /** @description Withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchedules: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Schedules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSchedule"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleChange"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The schedule */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The schedule */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleClosing"];
            };
        };
        responses: {
            /** @description Closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewScheduleClosing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The schedule */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleClosing"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The schedule */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleClosing"];
            };
        };
        responses: {
            /** @description Withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleAssignment"];
            };
        };
        responses: {
            /** @description Given */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assigned"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewAssignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleAssignmentChange"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawAssignment: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentWithdrawal"];
            };
        };
        responses: {
            /** @description Withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assigned"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployeeSchedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today's, and the days on which it changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUnits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Units */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUnit: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitName"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameUnit: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The unit */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitName"];
            };
        };
        responses: {
            /** @description Renamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeUnit: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The unit */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignUnit: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitAssignment"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assigned"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewUnitAssignment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitAssignmentChange"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listColleagues: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Colleagues */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColleagueList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteColleague: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColleagueInvitation"];
            };
        };
        responses: {
            /** @description Invited */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colleague"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeColleague: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The colleague or the invitation */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColleagueChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colleague"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeColleague: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The colleague or the invitation */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description From 2025 on */
                year: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calendar */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarYear"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCalendar: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description From 2025 on */
                year: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarYear"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description From 2025 on */
                year: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarChange"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGateOverview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GateOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameGate: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The gate */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GateTitle"];
            };
        };
        responses: {
            /** @description Renamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeGate: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The gate */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeGate: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The gate */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrintedCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The gate */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintedCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pairGate: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The gate */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Paired */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatePairing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGateCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The gate of the token */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GateCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Beginnings of words of the name, apostrophes and scripts folded, or of the phone number, PINFL or passport */
                search?: string;
                status?: components["schemas"]["EmployeeStatus"];
                registration?: components["schemas"]["Registration"];
                /** @description Only people who are in this unit, or in none; on the day board on its day, elsewhere today */
                unit?: components["parameters"]["Unit"];
                sort?: components["schemas"]["EmployeeSort"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmployee: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmployee"];
            };
        };
        responses: {
            /** @description Hired */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEmployeeStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeStatusChange"];
            };
        };
        responses: {
            /** @description A result of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeStatusResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                state?: components["schemas"]["ImportState"];
                sort?: components["schemas"]["ImportSort"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewImport"];
            };
        };
        responses: {
            /** @description Begun */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone with its staged rows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                outcome?: components["schemas"]["ImportOutcome"];
                state?: components["schemas"]["ImportRowState"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, by row number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addImportRows: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportChunk"];
            };
        };
        responses: {
            /** @description Staged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StagedChunk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportDecision"];
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Checked: the plan says what will happen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    commitImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stopped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    continueImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Going on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchEmployees: {
        parameters: {
            query: {
                /** @description As for listEmployees, or four and more last digits of the phone number or PINFL */
                text: string;
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name, at most eight */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeesFound"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEmployees: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportTemplate: {
        parameters: {
            query: {
                language: components["parameters"]["Language"];
                format: components["parameters"]["SheetFormat"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEmployee: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed or left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEmployee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TermsChange"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermsEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveSalary: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalaryMove"];
            };
        };
        responses: {
            /** @description The record with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawSalary: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalaryWithdrawal"];
            };
        };
        responses: {
            /** @description The record without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawLimit: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitWithdrawal"];
            };
        };
        responses: {
            /** @description The record without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawUnit: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitWithdrawal"];
            };
        };
        responses: {
            /** @description What is followed without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record; an employee's own */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeCards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addCard: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record; an employee's own */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCard"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeCards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCard: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record; an employee's own */
                id: components["schemas"]["Uuid"];
                /** @description A card of theirs */
                cardId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeCards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDefaultCard: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record; an employee's own */
                id: components["schemas"]["Uuid"];
                /** @description A card of theirs */
                cardId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Chosen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeCards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployeeHistory: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttendanceHistory: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditTrail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployeeMonth: {
        parameters: {
            query?: {
                /** @description This month when left out */
                month?: components["schemas"]["Month"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyMonth"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployeeEarnings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Earnings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Salary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayLines: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayLineList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPayLine: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayLine"];
            };
        };
        responses: {
            /** @description Added */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayLineList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawPayLine: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
                /** @description A line of theirs */
                lineId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayLineWithdrawal"];
            };
        };
        responses: {
            /** @description Withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayLineList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployeePayslips: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Months */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayslipList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployeePayslip: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payslip */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payslip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteEmployee: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            /** @description It waits to be sent */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveMismatch: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MismatchCorrection"];
            };
        };
        responses: {
            /** @description It agrees now; the person may accept the job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAttendance: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Punch"];
            };
        };
        responses: {
            /** @description Counted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedPunch"];
                };
            };
            /** @description Kept until an employer decides */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingPunch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyMonth: {
        parameters: {
            query?: {
                /** @description This month when left out */
                month?: components["schemas"]["Month"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyMonth"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDayBoard: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Today when left out */
                date?: components["schemas"]["CompanyDate"];
                /** @description Rows of this count alone; the counts stay those of everybody */
                show?: components["schemas"]["DayCount"];
                /** @description Only people who are in this unit, or in none; on the day board on its day, elsewhere today */
                unit?: components["parameters"]["Unit"];
                sort?: components["schemas"]["DayBoardSort"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArrivals: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Arrivals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Arrivals"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDayBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayBoardExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLedgerEntries: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                kind?: components["schemas"]["LedgerEntryKind"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLedgerProof: {
        parameters: {
            query?: {
                /** @description The number of the last entry that the caller has; the first ones when left out */
                after?: number;
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Up to 500 entries, and the head */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedgerProof"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTimesheet: {
        parameters: {
            query?: {
                /** @description This month when left out */
                month?: components["schemas"]["Month"];
                page?: components["parameters"]["Page"];
                /** @description Only people who are in this unit, or in none; on the day board on its day, elsewhere today */
                unit?: components["parameters"]["Unit"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timesheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTimesheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimesheetExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEarnings: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Of the person */
                search?: string;
                /** @description This one when left out */
                month?: components["schemas"]["Month"];
                /** @description Only people who were in this unit, or in none, on the last day of the month */
                unit?: components["schemas"]["UnitFilter"];
                due?: components["schemas"]["EarningsDue"];
                sort?: components["schemas"]["EarningsSort"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMoneyOverview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Money */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNextPayDate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pay date */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextPayDate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAttendanceFigures: {
        parameters: {
            query?: {
                /** @description The first month; twelve before the last one when left out */
                from?: components["schemas"]["Month"];
                /** @description The last month; this one when left out */
                to?: components["schemas"]["Month"];
                /** @description Only days on which a person was in this unit, or in none */
                unit?: components["schemas"]["UnitFilter"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceFigures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAttendanceFigures: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FiguresExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArrivalTimes: {
        parameters: {
            query?: {
                /** @description The first month; twelve before the last one when left out */
                from?: components["schemas"]["Month"];
                /** @description The last month; this one when left out */
                to?: components["schemas"]["Month"];
                /** @description Only days on which a person was in this unit, or in none */
                unit?: components["schemas"]["UnitFilter"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArrivalTimes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportArrivalTimes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FiguresExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdvanceFigures: {
        parameters: {
            query?: {
                /** @description The first month; twelve before the last one when left out */
                from?: components["schemas"]["Month"];
                /** @description The last month; this one when left out */
                to?: components["schemas"]["Month"];
                /** @description Only people who were in this unit, or in none, on the last day of the month */
                unit?: components["schemas"]["UnitFilter"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvanceFigures"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdvanceFigures: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FiguresExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDayCosts: {
        parameters: {
            query?: {
                /** @description The first month; twelve before the last one when left out */
                from?: components["schemas"]["Month"];
                /** @description The last month; this one when left out */
                to?: components["schemas"]["Month"];
                /** @description Only people who were in this unit, or in none, on the last day of the month */
                unit?: components["schemas"]["UnitFilter"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayCosts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDayCosts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FiguresExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description It is queued */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelReport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The report */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The report */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReportFile"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMonthClosing: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthClosing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeMonth: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is being closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthClosing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenMonth: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reopening"];
            };
        };
        responses: {
            /** @description It is open again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonthClosing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideUnregistered: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnregisteredDecision"];
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnregisteredDecided"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyTardiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Late days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyTardiness"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveTardinessReason: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The late day */
                date: components["schemas"]["CompanyDate"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTardinessReason"];
            };
        };
        responses: {
            /** @description Given */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TardinessDay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTardinessReasons: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                state?: components["schemas"]["GivenReasonState"];
                /** @description Only people who are in this unit, or in none; on the day board on its day, elsewhere today */
                unit?: components["parameters"]["Unit"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TardinessReasonList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewTardinessReasons: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TardinessReasonReview"];
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TardinessReasonReviewResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeDecision: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOfDecision"];
            };
        };
        responses: {
            /** @description As it is decided now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedDay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewDecision: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtherDecision"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeCorrection: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCorrection"];
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Correction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCorrection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedTimes"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawCorrection: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Correction"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterDays: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDayEntry"];
            };
        };
        responses: {
            /** @description Entered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnteredDays"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewDayEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayEntry"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnteredDays"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAbsenceKinds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kinds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceKinds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAbsenceKind: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                number: components["schemas"]["AbsenceKindNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AbsenceKindChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AbsenceKinds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeAbsence: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAbsence"];
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewAbsence: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedAbsence"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAbsenceFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawAbsence: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listToSettle: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                kind?: components["schemas"]["SettleKind"];
                month?: components["schemas"]["Month"];
                /** @description Only people who are in this unit, or in none; on the day board on its day, elsewhere today */
                unit?: components["parameters"]["Unit"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToSettle"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countToSettle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToSettleCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settle: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Settle"];
            };
        };
        responses: {
            /** @description A result for each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettleResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayoutSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings, without the secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePayoutSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutSettingsUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayouts: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Of the person; an employee has none */
                search?: string;
                state?: components["schemas"]["PayoutState"];
                shownAs?: components["schemas"]["PaymentRequestShown"];
                /** @description In which it was earned */
                month?: components["schemas"]["Month"];
                /** @description Handed over in this register */
                register?: components["schemas"]["Uuid"];
                /** @description Rows of so much or more; 400 amountsCross at amountTo when that is less */
                amountFrom?: components["parameters"]["AmountFrom"];
                /** @description Rows of so much or less */
                amountTo?: components["parameters"]["AmountTo"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayoutBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutBalance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPayouts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayoutRegisters: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRegisterList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayoutRegister: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The register */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRegister"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayoutRegister: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The register */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The register */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRegister"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPayoutRegister: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The register */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRegisterFile"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settlePayoutRegister: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The register */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutRegisterSettlement"];
            };
        };
        responses: {
            /** @description Settled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutRegisterSettled"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyPayoutResult: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The register */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutResult"];
            };
        };
        responses: {
            /** @description Settled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutResultApplied"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readPayoutResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The register */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutResultRows"];
            };
        };
        responses: {
            /** @description What was read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutResultReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayRuns: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayRun: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayRun"];
            };
        };
        responses: {
            /** @description The draft */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayRun: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The run */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayRunItems: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Of the person */
                search?: string;
                show?: components["schemas"]["PayRunItemFilter"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The run */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePayRun: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The run */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRunChange"];
            };
        };
        responses: {
            /** @description The run and the person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    computePayRun: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The run */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunComputed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNetPay: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The run */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetPayRows"];
            };
        };
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunComputed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewNetPay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The run */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NetPayRows"];
            };
        };
        responses: {
            /** @description What was read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NetPayReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPayRun: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The run */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRunConfirmation"];
            };
        };
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryPayRun: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The run */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunReviewed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopPayRun: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The run */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRunCancellation"];
            };
        };
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRunReviewed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPayRun: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The run */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayRunCancellation"];
            };
        };
        responses: {
            /** @description The run */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTransactions: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Of the person; an employee has none */
                search?: string;
                show?: components["schemas"]["TransactionsShown"];
                status?: components["schemas"]["TransactionStatus"];
                /** @description In which the money moved */
                month?: components["schemas"]["Month"];
                /** @description Rows of so much or more; 400 amountsCross at amountTo when that is less */
                amountFrom?: components["parameters"]["AmountFrom"];
                /** @description Rows of so much or less */
                amountTo?: components["parameters"]["AmountTo"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTransactions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayslips: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Months */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayslipList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayslip: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                month: components["schemas"]["Month"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payslip */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payslip"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyEarnings: {
        parameters: {
            query?: {
                /** @description This month when left out */
                month?: components["schemas"]["Month"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The month */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyEarnings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalary: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Salary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Salary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                shownAs?: components["schemas"]["PaymentRequestShown"];
                state?: components["schemas"]["PaymentRequestState"];
                /** @description Beginnings of words of the name or of the phone number, as in listEmployees */
                search?: string;
                /** @description Of this person alone; an employee gets their own whatever it says */
                employee?: components["schemas"]["Uuid"];
                /** @description Rows of so much or more; 400 amountsCross at amountTo when that is less */
                amountFrom?: components["parameters"]["AmountFrom"];
                /** @description Rows of so much or less */
                amountTo?: components["parameters"]["AmountTo"];
                /** @description Only people who are in this unit, or in none; on the day board on its day, elsewhere today */
                unit?: components["parameters"]["Unit"];
                sort?: components["schemas"]["PaymentRequestSort"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSalaryRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSalaryRequest"];
            };
        };
        responses: {
            /** @description In process */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countWaitingRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingRequests"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPaymentRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewPaymentRequests: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestReview"];
            };
        };
        responses: {
            /** @description Reviewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestReviewResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The request */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSalaryRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The request */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    showPayoutCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The request */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutCardAsked"];
            };
        };
        responses: {
            /** @description The number, to be kept nowhere */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutCardShown"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    settlePaymentRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The request */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutSettlement"];
            };
        };
        responses: {
            /** @description Settled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditTrail: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Of who did it, or whom it is about */
                search?: string;
                area?: components["schemas"]["AuditArea"];
                /** @description In which it was done */
                month?: components["schemas"]["Month"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditTrail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAuditTrail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                state?: components["schemas"]["NotificationState"];
                type?: components["schemas"]["NotificationType"];
            };
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description How many are unread now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description The id of the last event that arrived */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stays open until the access token expires, the session ends or the server stops */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["StreamEvents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChoices"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
