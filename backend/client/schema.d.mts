// Made from the OpenAPI document: see README.md. Do not edit.

export interface paths {
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search podcasts by title, topic, host or all of them */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Suggest titles, hosts and categories that complete a typed text */
        get: operations["searchSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Look up podcasts by feed, Apple id, GUID or id */
        get: operations["lookupFew"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Look up at most 200 podcasts at once */
        post: operations["lookupMany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the shows that were added, updated or removed since an earlier call */
        get: operations["changesPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a podcast with its audience figures and how they were estimated */
        get: operations["podcast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/episodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the episodes of a podcast, newest first; can be filtered by words, length and year */
        get: operations["podcastEpisodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List how the figures of a podcast changed since it was first imported */
        get: operations["podcastHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List podcasts similar to this one, each with the reasons why */
        get: operations["podcastSimilar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/chapters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the chapters of an episode */
        get: operations["episodeFilesChapters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/transcript": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the transcript of an episode as plain text with times */
        get: operations["episodeFilesTranscript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the hosts, latest guests, chart positions, network and support pages of a podcast */
        get: operations["profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/podcasts/{id}/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check what the feed of a podcast has and lacks, as last read */
        get: operations["profileHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the listeners and the number of podcasts of each category; figures need a key */
        get: operations["catalogueFactsCategoryStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category-distributions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the shows of each category by number of listeners, on one scale; figures need a key */
        get: operations["catalogueFactsCategoryDistributions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the figures of the whole catalogue */
        get: operations["catalogueFactsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogue/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get shows and searches to start with: growing shows, new shows and ready-made searches */
        get: operations["homeRead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find the shows that a text mentions, without adding them to a list */
        post: operations["listImportMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your lists, oldest first */
        get: operations["listsAll"];
        put?: never;
        /** Create a list */
        post: operations["listsCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/containing/{podcastId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List which of your lists contain a podcast */
        get: operations["listsContaining"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/undo/{undoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a removal, move, copy or addition */
        post: operations["listsUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a list, your role in it, and a version that tells whether anything has changed */
        get: operations["peopleState"];
        put?: never;
        post?: never;
        /** Delete a list and its items */
        delete: operations["listsRemove"];
        options?: never;
        head?: never;
        /** Rename a list */
        patch: operations["listsRename"];
        trace?: never;
    };
    "/lists/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a page of a list with its figures; sorting and searching cover the whole list */
        get: operations["listItemsPage"];
        put?: never;
        /** Add a podcast to a list */
        post: operations["listItemsAdd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/items/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add up to 1,000 podcasts to a list */
        post: operations["listItemsAddAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/items/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move, copy or remove up to 500 items */
        post: operations["listItemsBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an item */
        delete: operations["listItemsRemove"];
        options?: never;
        head?: never;
        /** Change the status, note, price or tags of an item */
        patch: operations["shortlistEdit"];
        trace?: never;
    };
    "/lists/{id}/items/{itemId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an item to another list */
        post: operations["listItemsMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/items/{itemId}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Copy an item to another list */
        post: operations["listItemsCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get prices per spot from your lists and from lists shared with you */
        get: operations["spotPricesPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/shortlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the statuses of a list, and the totals of its shows */
        get: operations["shortlistSum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the statuses of a list */
        put: operations["shortlistSetStatuses"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/frozen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Freeze a list: store a copy of today's figures and show it from now on */
        post: operations["shortlistFreeze"];
        /** Unfreeze a list: show today's figures again */
        delete: operations["shortlistUnfreeze"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Plan which shows in a list reach the most people for a budget, with reasons; nothing is saved */
        post: operations["plansPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Estimate the net reach of shows or of a list, with a range, what each show adds, and the method */
        post: operations["reach"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the lists that others share with you, and your lists that have members */
        get: operations["peopleShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your saved views in your order; views without a position come first, newest first */
        get: operations["savedViewsAll"];
        /** Set the order of your saved views; views that you leave out come first, newest first */
        put: operations["savedViewsArrange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Create or change a saved view; you choose its id, so the call can be repeated safely */
        put: operations["savedViewsPut"];
        post?: never;
        /** Delete a saved view; the same PUT restores it */
        delete: operations["savedViewsRemove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watched-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your watched views, each with the number of changes that you have not seen */
        get: operations["watchedViewsAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watched-views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Watch a saved view, so that changes in its results are recorded */
        put: operations["watchedViewsWatch"];
        post?: never;
        /** Stop watching a saved view; its changes and its feeds are deleted */
        delete: operations["watchedViewsUnwatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watched-views/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changes in the results of a watched view, newest first */
        get: operations["watchedViewsChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watched-views/{id}/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark the changes up to a point in time as seen */
        post: operations["watchedViewsSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/watched-views/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose whether the changes of a watched view are emailed daily, weekly or never */
        put: operations["viewMailSet"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracked-podcasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the shows you track, newest first */
        get: operations["trackedPodcastsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracked-podcasts/{podcastId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check whether you track a show */
        get: operations["trackedPodcastsOne"];
        /** Track a show; tracking it again only refreshes its facts */
        put: operations["trackedPodcastsStart"];
        post?: never;
        /** Stop tracking a show and delete its alerts; this can be undone for an hour */
        delete: operations["trackedPodcastsStop"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracked-podcasts/{podcastId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Resume tracking a show, with its start date, settings and alerts */
        post: operations["trackedPodcastsRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tracked-podcasts/{podcastId}/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose how you hear about new episodes of one show */
        put: operations["trackedPodcastsSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List new episodes of the shows you track, newest first */
        get: operations["alertsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the alerts that you have not seen */
        get: operations["alertsCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/alerts/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all current alerts as seen */
        post: operations["alertsSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your webhooks, oldest first */
        get: operations["webhooksAll"];
        put?: never;
        /** Create a webhook */
        post: operations["webhooksCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook and its log */
        delete: operations["webhooksRemove"];
        options?: never;
        head?: never;
        /** Change, disable or enable a webhook */
        patch: operations["webhooksChange"];
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the secret of a webhook; both secrets sign messages until the grace period ends */
        post: operations["webhooksRotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what was sent to a webhook, newest first */
        get: operations["deliveriesLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the event webhook.test to a webhook */
        post: operations["deliveriesTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a delivery again, with the same id */
        post: operations["deliveriesReplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the deliveries of a period again, each with its id */
        post: operations["deliveriesReplayAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "episode.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A tracked show published a new episode */
        post: operations["event.episode.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "podcast.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An import or a feed changed a show */
        post: operations["event.podcast.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "podcast.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A show was removed from the catalogue */
        post: operations["event.podcast.removed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "search.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The results of a watched view changed */
        post: operations["event.search.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "list.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A list that you own or share changed */
        post: operations["event.list.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "catalogue.imported": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An import changed the catalogue */
        post: operations["event.catalogue.imported"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The owner of the webhook requested a test */
        post: operations["event.webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            code: string;
            errors?: {
                path: string;
                message: string;
            }[];
            /** @description The value of the Request-Id header; include it when you contact us */
            requestId?: string;
        };
        FacetValue: {
            /** @description A value of the filter */
            value: string;
            /** @description The number of results that the same search has with this value as a filter */
            count: number;
            /**
             * @description Whether the count is a minimum, because too many shows match
             * @constant
             */
            atLeast?: true;
        };
        Podcast: {
            /** @description The id of the show; always a string, even if it looks like a number */
            id: string;
            /** @description The title; “No Title” if the feed has none */
            title: string;
            /** @description The description, sanitized; simple markup may remain */
            description: string;
            /** @description The URL of the cover, or a path on this server */
            imageUrl: string;
            /** @description The show’s categories, as Apple names them */
            categories: string[];
            /** @description The number of episodes in the feed */
            episodeCount: number;
            /** @description An ISO 639-1 code, or "N/A" if unknown */
            language: string;
            /** @description An ISO 3166-1 alpha-2 code, or "N/A" if unknown */
            country: string;
            /** @description How often apps request the feed, from 0 to 10; not an audience. If unknown, it is 0 and listed in `defaulted` */
            popularityScore: number;
            /** @description The author named in the feed */
            itunesAuthor: string;
            /** @description When the newest episode was published, in epoch seconds; 0 if unknown */
            lastUpdate: number;
            /** @description When the first episode was published, in epoch seconds; 0 if unknown */
            createdOn: number;
            /** @description The show’s id in Apple’s directory, or “N/A” */
            itunesId: string;
            /** @description Different people who listen to the show in 30 days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
            listener_range: string;
            /**
             * @description If the listener range is unknown: the minimum size of the show, from a list of popular shows that includes it
             * @enum {string}
             */
            listenersAtLeast?: "Tiny" | "Small" | "Medium" | "Large" | "Huge";
            /** @description The URL of the show’s website */
            link: string;
            /** @description The URL of the RSS feed */
            url: string;
            /** @description The domain that hosts the feed; "" if unknown */
            host: string;
            /** @description The priority, if the source states one */
            priority: number;
            /** @description 1 if it is explicit, 0 if it is not */
            explicit: 0 | 1 | "N/A";
            /** @description 1 if the show has an email address or a social page; the addresses are not in this response */
            hasContact: 0 | 1 | "N/A";
            /** @description The typical length of an episode */
            duration: string;
            /**
             * @description Whether the language was detected from the show’s texts
             * @constant
             */
            languageDetected?: true;
            /** @description Fields with a default because the source doesn’t state them */
            defaulted: ("title" | "description" | "imageUrl" | "categories" | "episodeCount" | "language" | "country" | "popularityScore" | "itunesAuthor" | "lastUpdate" | "createdOn" | "itunesId" | "listener_range" | "link" | "url" | "host" | "priority" | "explicit" | "hasContact" | "duration")[];
        };
        List: {
            /**
             * Format: uuid
             * @description The id of the list
             */
            id: string;
            /** @description Its name */
            name: string;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
            /** @description The number of its shows */
            itemCount: number;
        };
        ListItem: {
            /**
             * Format: uuid
             * @description The id of the item
             */
            id: string;
            /** @description The id of the show */
            podcastId: string;
            /** @description The facts of the show when it was added */
            payload: {
                /** @description The title */
                title: string;
                /** @description The author; null if unknown */
                author: string | null;
                /** @description The URL of the cover; null if there is none */
                image_url: string | null;
            };
            /**
             * Format: date-time
             * @description When it was added
             */
            createdAt: string;
            /** @description One of the list’s statuses */
            status: string;
            /** @description A note about the show */
            note: string;
            /** @description The price of one spot; null if unknown */
            price: {
                /** @description The amount in the currency's smallest unit */
                cents: number;
                /**
                 * @description The currency, an ISO 4217 code
                 * @enum {string}
                 */
                currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
            } | null;
            /** @description Your tags for the show */
            tags: string[];
            /** @description The version of the item, which increases with each edit; an edit must state the version it is based on */
            version: number;
        };
        SavedView: {
            /**
             * Format: uuid
             * @description The id of the view
             */
            id: string;
            /** @description Its name */
            name: string;
            /** @description The path and query that open the view on the site */
            address: string;
            /** @description The columns that are hidden in the table */
            hidden: string[];
        };
        TrackedPodcast: {
            /**
             * Format: uuid
             * @description The id of the tracking, not of the show
             */
            id: string;
            /** @description The id of the show */
            podcastId: string;
            /** @description The title of the show */
            title: string;
            /** @description The URL of the cover, or a path on this server */
            imageUrl: string;
            /** @description The author; null, like the fields below, if the source did not state it */
            author: string | null;
            /** @description The description, sanitized; simple markup may remain */
            description: string | null;
            /** @description The categories, as Apple names them */
            categories: string[];
            /** @description The time in epoch seconds; 0 if unknown */
            createdOn: number;
            /** @description The time in epoch seconds; 0 if unknown */
            lastUpdate: number;
            /** @description 1 if it is explicit, 0 if it is not */
            explicit: 0 | 1 | "N/A";
            /** @description The ISO 639 code of the language */
            language: string | null;
            /** @description The number of episodes in the feed */
            episodeCount: number | null;
            /** @description The listeners in 30 days: "1,000-5,000" or "70,001+" */
            listenerRange: string | null;
            /** @description How often apps request the feed, from 0 to 10; not an audience */
            popularityScore: number | null;
            /** @description The source of the facts */
            sourceProvider: string;
            /** @description When the source was read */
            sourceFetchedAt: string | null;
            /** @description The date of the newest episode at the last check */
            lastSeenPubDate: string | null;
            /** @description When new episodes were last looked for; null before the first check */
            lastCheckedAt: string | null;
            /**
             * Format: date-time
             * @description When you began to track the show
             */
            startedAt: string;
            /** @description When the next check is due */
            nextCheckAt: string | null;
            /** @description How you are notified of new episodes */
            alerts: {
                /** @description Whether alerts appear on the site */
                inApp: boolean;
                /**
                 * @description off, one email per check that finds something, or one email a day
                 * @enum {string}
                 */
                email: "off" | "each" | "daily";
            };
            /** @description The number of unseen alerts of this show */
            newEpisodes: number;
        };
        Webhook: {
            /**
             * Format: uuid
             * @description The id of the webhook
             */
            id: string;
            /** @description The URL that gets the events */
            url: string;
            /** @description The events that are sent */
            events: ("episode.published" | "podcast.changed" | "podcast.removed" | "search.changed" | "list.changed" | "catalogue.imported")[];
            /** @description Your own note about the webhook */
            description: string;
            /** @description What limits the events */
            filter: {
                /**
                 * Format: uuid
                 * @description The id of the only list whose events are sent
                 */
                listId?: string;
                /** @description The ids of the only shows whose changes are sent */
                podcastIds?: string[];
                /**
                 * Format: uuid
                 * @description The id of the only watched view whose changes are sent
                 */
                savedSearchId?: string;
            };
            /**
             * @description active; failing if the last attempt failed; disabled if nothing is sent
             * @enum {string}
             */
            state: "active" | "failing" | "disabled";
            /** @description Why it is disabled: auto after five days of failures, 410 because it returned 410, user by its owner */
            disabledBy: ("410" | "auto" | "user") | null;
            /** @description Since when all attempts have failed; null if the last one succeeded */
            failingSince: string | null;
            /** @description Until when messages also have a signature with the previous secret */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description When it was created
             */
            createdAt: string;
        };
    };
    responses: {
        /** @description Refused */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Empty */
        Empty: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    search: {
        parameters: {
            query?: {
                /** @description Words in the query language; may be blank if there is a filter */
                term?: string;
                /** @description Where the words are searched: all, title, topic or host; anything else means title */
                mode?: string;
                /** @description Only shows with all of these tags; repeatable */
                tag?: string | string[];
                /** @description Only shows in any of these Apple categories; repeatable */
                category?: string | string[];
                /** @description Minimum number of listeners, compared with the middle of a show’s range on a logarithmic scale */
                minListeners?: number;
                /** @description Maximum number of listeners, compared with the middle of a show’s range on a logarithmic scale */
                maxListeners?: number;
                /** @description true also returns shows whose range only overlaps the limits */
                listenersReach?: boolean;
                /** @description Minimum number of episodes in the feed */
                minEpisodes?: number;
                /** @description Maximum number of episodes in the feed */
                maxEpisodes?: number;
                /** @description Minimum popularityScore, inclusive; shows without a score never match */
                minPopularity?: number;
                /** @description Maximum popularityScore, inclusive; shows without a score never match */
                maxPopularity?: number;
                /** @description Only shows that published an episode within this number of days */
                lastUpdate?: "30d" | "60d" | "90d";
                /** @description Only shows last updated on this day (UTC) or later */
                updatedSince?: string;
                /** @description Only shows whose newest episode is from this day (UTC) or later */
                newestEpisodeSince?: string;
                /** @description Only shows whose newest episode is from this day (UTC) or earlier */
                newestEpisodeUntil?: string;
                /** @description Only shows whose feed is hosted on this domain; "libsyn.com" includes "feeds.libsyn.com" */
                host?: string;
                /** @description The show’s id in Apple’s directory */
                itunesId?: string;
                /** @description Only shows in this language: an ISO 639-1 code or an English name */
                language?: string;
                /** @description Only shows from this country: an ISO 3166-1 alpha-2 code or an English name */
                country?: string;
                /** @description true: only explicit shows; false: only clean ones. Shows that don’t say match neither */
                explicit?: boolean;
                /** @description true: only shows with a contact; false: only shows known to have none */
                hasContact?: boolean;
                /** @description Only shows whose newest episode is at most 7, 90 or 365 days old, or older; a show without dates never matches */
                activity?: "very-active" | "moderately-active" | "occasional" | "inactive";
                /** @description The order of the results, relevance by default; if the source lacks the figure, sortedBy is “relevance” */
                sort?: "relevance" | "listeners" | "perEpisode" | "popularity" | "updated" | "episodes" | "rhythm" | "title";
                /** @description The direction of the sort: by default desc for figures and dates, asc for titles; unknown values always come last */
                order?: "asc" | "desc";
                /** @description The number of results per page, 24 by default */
                limit?: number;
                /** @description The nextCursor of the previous page */
                cursor?: string;
                /** @description true adds facets: the number of results for each language, category and other filter value */
                facets?: boolean;
                /** @description true explains why each result ranks where it does */
                explain?: boolean;
                /** @description true adds the number of results in each mode to the first page */
                modes?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The shows on this page */
                        results: {
                            /** @description The id of the show; always a string, even if it looks like a number */
                            id: string;
                            /** @description The title; “No Title” if the feed has none */
                            title: string;
                            /** @description The description, sanitized; simple markup may remain */
                            description: string;
                            /** @description The URL of the cover, or a path on this server */
                            imageUrl: string;
                            /** @description The show’s categories, as Apple names them */
                            categories: string[];
                            /** @description The number of episodes in the feed */
                            episodeCount: number;
                            /** @description An ISO 639-1 code, or "N/A" if unknown */
                            language: string;
                            /** @description An ISO 3166-1 alpha-2 code, or "N/A" if unknown */
                            country: string;
                            /** @description How often apps request the feed, from 0 to 10; not an audience. If unknown, it is 0 and listed in `defaulted` */
                            popularityScore: number;
                            /** @description The author named in the feed */
                            itunesAuthor: string;
                            /** @description When the newest episode was published, in epoch seconds; 0 if unknown */
                            lastUpdate: number;
                            /** @description When the first episode was published, in epoch seconds; 0 if unknown */
                            createdOn: number;
                            /** @description The show’s id in Apple’s directory, or “N/A” */
                            itunesId: string;
                            /** @description Different people who listen to the show in 30 days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                            listener_range: string;
                            /**
                             * @description If the listener range is unknown: the minimum size of the show, from a list of popular shows that includes it
                             * @enum {string}
                             */
                            listenersAtLeast?: "Tiny" | "Small" | "Medium" | "Large" | "Huge";
                            /** @description The URL of the show’s website */
                            link: string;
                            /** @description The URL of the RSS feed */
                            url: string;
                            /** @description The domain that hosts the feed; "" if unknown */
                            host: string;
                            /** @description The priority, if the source states one */
                            priority: number;
                            /** @description 1 if it is explicit, 0 if it is not */
                            explicit: 0 | 1 | "N/A";
                            /** @description 1 if the show has an email address or a social page; the addresses are not in this response */
                            hasContact: 0 | 1 | "N/A";
                            /** @description The typical length of an episode */
                            duration: string;
                            /**
                             * @description Whether the language was detected from the show’s texts
                             * @constant
                             */
                            languageDetected?: true;
                            /** @description Fields with a default because the source doesn’t state them */
                            defaulted: ("title" | "description" | "imageUrl" | "categories" | "episodeCount" | "language" | "country" | "popularityScore" | "itunesAuthor" | "lastUpdate" | "createdOn" | "itunesId" | "listener_range" | "link" | "url" | "host" | "priority" | "explicit" | "hasContact" | "duration")[];
                            /** @description Downloads of a new episode in its first seven days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                            pea_range?: string;
                            /** @description The usual number of days between episodes while the show publishes; absent if unknown */
                            daysBetweenEpisodes?: number;
                            /**
                             * @description The activity shown on the show’s page; absent if the source gives only the date of the newest episode
                             * @enum {string}
                             */
                            activity?: "very-active" | "moderately-active" | "occasional" | "inactive" | "unknown";
                            /** @description Why the show is in this place; only with explain=true */
                            explain?: {
                                /** @description The sum of the points; higher comes first */
                                score: number;
                                /** @description The parts of the query that the show matches */
                                clauses: {
                                    /** @description A part of the query */
                                    clause: string;
                                    /** @description Its points */
                                    points: number;
                                }[];
                            };
                        }[];
                        /** @description The number of shows on all pages */
                        total: {
                            /** @description The number of shows */
                            value: number;
                            /**
                             * @description eq if the number is exact, gte if it is a minimum
                             * @enum {string}
                             */
                            relation: "eq" | "gte";
                        };
                        /** @description How many results have all words, if results with only some of them follow; up to 50 in total */
                        exact?: number;
                        /** @description How many results come first in every order, if the others have the words far apart or only mention the topic */
                        leading?: number;
                        /**
                         * @description The actual order, if the source lacks the figure to sort by
                         * @constant
                         */
                        sortedBy?: "relevance";
                        /** @description The cursor of the next page; null on the last one */
                        nextCursor: string | null;
                        /**
                         * @description Whether the catalogue changed since the previous page. This page continues after its last show; new or moved shows may be missing or appear twice
                         * @constant
                         */
                        catalogueChanged?: true;
                        /** @description How the search was understood */
                        interpretation: {
                            /** @description The query as it was understood, in the query language */
                            query: string;
                            /** @description The parsed query as a tree */
                            parsed: {
                                /** @description The kind of the topmost part, such as and, or, word */
                                kind: string;
                            } & {
                                [key: string]: unknown;
                            };
                            /**
                             * @description all: each result has all words; most: few shows do, so shows with some words follow; plain: searched as plain words, because the query cannot be parsed
                             * @enum {string}
                             */
                            match: "all" | "most" | "plain";
                        };
                        /** @description A better spelling, if the search found little */
                        didYouMean?: string;
                        /** @description The counts of filter values; only with facets=true */
                        facets?: {
                            /** @description Values of the filter language, most frequent first */
                            language: components["schemas"]["FacetValue"][];
                            /** @description Values of the filter country, most frequent first */
                            country: components["schemas"]["FacetValue"][];
                            /** @description Values of the filter category, most frequent first */
                            category: components["schemas"]["FacetValue"][];
                            /** @description Values of the filter explicit, most frequent first */
                            explicit: components["schemas"]["FacetValue"][];
                            /** @description Values of the filter hasContact, most frequent first */
                            hasContact: components["schemas"]["FacetValue"][];
                            /** @description Values of the filter activity, most frequent first */
                            activity: components["schemas"]["FacetValue"][];
                            /** @description Values of the filter listeners, most frequent first */
                            listeners: components["schemas"]["FacetValue"][];
                        };
                        /** @description The number of shows with all words in each mode, under the same filters; in `all`, a show counts once */
                        modes?: {
                            /** @description Shows in any of the three */
                            all: {
                                /** @description The number of shows */
                                value: number;
                                /**
                                 * @description eq if the number is exact, gte if it is a minimum
                                 * @enum {string}
                                 */
                                relation: "eq" | "gte";
                            };
                            /** @description Shows with the words in the title */
                            title: {
                                /** @description The number of shows */
                                value: number;
                                /**
                                 * @description eq if the number is exact, gte if it is a minimum
                                 * @enum {string}
                                 */
                                relation: "eq" | "gte";
                            };
                            /** @description Shows about the words */
                            topic: {
                                /** @description The number of shows */
                                value: number;
                                /**
                                 * @description eq if the number is exact, gte if it is a minimum
                                 * @enum {string}
                                 */
                                relation: "eq" | "gte";
                            };
                            /** @description Shows whose host has this name */
                            host: {
                                /** @description The number of shows */
                                value: number;
                                /**
                                 * @description eq if the number is exact, gte if it is a minimum
                                 * @enum {string}
                                 */
                                relation: "eq" | "gte";
                            };
                        };
                        /** @description Whether this is an older response, because the source is down */
                        stale?: boolean;
                        /** @description The time that the search took, in milliseconds */
                        took: number;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The term is blank, and there is no filter */
            422: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    searchSuggest: {
        parameters: {
            query?: {
                /** @description The beginning of a title, a name or a category */
                q?: string;
                /** @description Where the words are searched: all, title, topic or host; anything else means title */
                mode?: string;
                /** @description The maximum number of entries; 8 by default */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions, best first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The suggestions, best first */
                        suggestions: {
                            /**
                             * @description What the suggestion is
                             * @enum {string}
                             */
                            kind: "podcast" | "host" | "category";
                            /** @description The title or the name */
                            text: string;
                            /** @description The id of the show, for a podcast */
                            podcastId?: string;
                            /** @description The URL of its cover */
                            imageUrl?: string;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    lookupFew: {
        parameters: {
            query?: {
                /** @description Ids of shows, separated by commas; repeatable */
                ids?: string | string[];
                /** @description The URL of a feed in any spelling; repeatable */
                feedUrl?: string | string[];
                /** @description The show's id in Apple's directory; repeatable */
                itunesId?: string | string[];
                /** @description The podcast:guid of the feed; repeatable */
                podcastGuid?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One result for each requested key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One result per key: first ids, then feeds, Apple ids and GUIDs, each in the order sent */
                        results: {
                            /**
                             * @description The kind of the key
                             * @enum {string}
                             */
                            by: "id" | "feedUrl" | "itunesId" | "podcastGuid";
                            /** @description The key as it was sent */
                            key: string;
                            /** @description The show with this key, the most popular one if there are several; null if there is none */
                            podcast: components["schemas"]["Podcast"] | null;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    lookupMany: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Ids of shows
                     * @default []
                     */
                    ids?: string[];
                    /**
                     * @description Feed URLs in any spelling
                     * @default []
                     */
                    feedUrls?: string[];
                    /** @description Apple directory ids */
                    itunesIds?: (string | number)[];
                    /**
                     * @description The podcast:guid of the feeds
                     * @default []
                     */
                    podcastGuids?: string[];
                };
            };
        };
        responses: {
            /** @description One result for each requested key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One result per key: first ids, then feeds, Apple ids and GUIDs, each in the order sent */
                        results: {
                            /**
                             * @description The kind of the key
                             * @enum {string}
                             */
                            by: "id" | "feedUrl" | "itunesId" | "podcastGuid";
                            /** @description The key as it was sent */
                            key: string;
                            /** @description The show with this key, the most popular one if there are several; null if there is none */
                            podcast: components["schemas"]["Podcast"] | null;
                        }[];
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    changesPage: {
        parameters: {
            query?: {
                /** @description The `nextSince` of the last response; without it, the response has only the current cursor and no changes */
                since?: string;
                /** @description The kinds of changes: added, updated and removed, separated by commas; all three by default */
                kind?: string | string[];
                /** @description The maximum number of entries; 100 by default */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The changes, oldest first. Changes of other fields are left out */
                        changes: {
                            /** @description The id of the show */
                            id: string;
                            /**
                             * @description What happened to the show
                             * @enum {string}
                             */
                            kind: "added" | "updated" | "removed";
                            /**
                             * Format: date-time
                             * @description When the import or the feed refresh started
                             */
                            at: string;
                            /** @description The show that a removed show was merged with */
                            movedTo: string | null;
                            /** @description The values by field, named as in a podcast: all known fields for an added show, none for a removed one */
                            fields: {
                                [key: string]: {
                                    /** @description The value; null if unknown */
                                    from: (number | string | boolean | string[] | {
                                        /** @description The lower end of the range */
                                        low: number;
                                        /** @description The upper end of the range; null if it is open */
                                        high: number | null;
                                    }) | null;
                                    /** @description The value; null if unknown */
                                    to: (number | string | boolean | string[] | {
                                        /** @description The lower end of the range */
                                        low: number;
                                        /** @description The upper end of the range; null if it is open */
                                        high: number | null;
                                    }) | null;
                                };
                            };
                            /** @description Changed fields that are too long to repeat here */
                            longFields: "description"[];
                        }[];
                        /** @description The cursor for the next call, even on the last page; it stays valid after rebuilds */
                        nextSince: string;
                        /** @description Whether more changes are available now */
                        more: boolean;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description This catalogue does not record changes */
            404: components["responses"]["Refused"];
            /** @description The changes after this cursor are no longer stored (`changes.expired`); read all shows again */
            410: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    podcast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the show; the old id of a merged show finds the other one */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The podcast */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The id of the show; always a string, even if it looks like a number */
                        id: string;
                        /** @description The title; “No Title” if the feed has none */
                        title: string;
                        /** @description The description, sanitized; simple markup may remain */
                        description: string;
                        /** @description The URL of the cover, or a path on this server */
                        imageUrl: string;
                        /** @description The show’s categories, as Apple names them */
                        categories: string[];
                        /** @description The number of episodes in the feed */
                        episodeCount: number;
                        /** @description An ISO 639-1 code, or "N/A" if unknown */
                        language: string;
                        /** @description An ISO 3166-1 alpha-2 code, or "N/A" if unknown */
                        country: string;
                        /** @description How often apps request the feed, from 0 to 10; not an audience. If unknown, it is 0 and listed in `defaulted` */
                        popularityScore: number;
                        /** @description The author named in the feed */
                        itunesAuthor: string;
                        /** @description When the newest episode was published, in epoch seconds; 0 if unknown */
                        lastUpdate: number;
                        /** @description When the first episode was published, in epoch seconds; 0 if unknown */
                        createdOn: number;
                        /** @description The show’s id in Apple’s directory, or “N/A” */
                        itunesId: string;
                        /** @description Different people who listen to the show in 30 days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                        listener_range: string;
                        /**
                         * @description If the listener range is unknown: the minimum size of the show, from a list of popular shows that includes it
                         * @enum {string}
                         */
                        listenersAtLeast?: "Tiny" | "Small" | "Medium" | "Large" | "Huge";
                        /** @description The URL of the show’s website */
                        link: string;
                        /** @description The URL of the RSS feed */
                        url: string;
                        /** @description The domain that hosts the feed; "" if unknown */
                        host: string;
                        /** @description The priority, if the source states one */
                        priority: number;
                        /** @description 1 if it is explicit, 0 if it is not */
                        explicit: 0 | 1 | "N/A";
                        /** @description 1 if the show has an email address or a social page; the addresses are not in this response */
                        hasContact: 0 | 1 | "N/A";
                        /** @description The typical length of an episode */
                        duration: string;
                        /**
                         * @description Whether the language was detected from the show’s texts
                         * @constant
                         */
                        languageDetected?: true;
                        /** @description Fields with a default because the source doesn’t state them */
                        defaulted: ("title" | "description" | "imageUrl" | "categories" | "episodeCount" | "language" | "country" | "popularityScore" | "itunesAuthor" | "lastUpdate" | "createdOn" | "itunesId" | "listener_range" | "link" | "url" | "host" | "priority" | "explicit" | "hasContact" | "duration")[];
                        /** @description Downloads of a new episode in its first seven days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                        pea_range: string;
                        /** @description Listens to all episodes, new and old, in 30 days. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                        mr_range: string;
                        /** @description Listeners who come back from one week to the next. Text such as "1,000-5,000" or "70,001+"; "N/A" when unknown */
                        af_range: string;
                        /**
                         * @description How reliable the figures are; medium if the source does not say
                         * @enum {string}
                         */
                        confidence: "high" | "medium" | "low";
                        /** @description The rank among active shows; 1 has the largest estimated audience. null for a show without one, and if fewer than 100 shows have one */
                        match_rank: number | null;
                        /**
                         * @description The activity, as in the filter; unknown for a show without dates
                         * @enum {string}
                         */
                        activity: "very-active" | "moderately-active" | "occasional" | "inactive" | "unknown";
                        /** @description How the audience figures were estimated */
                        estimate: {
                            /**
                             * @description Whether the figures are measured from downloads, modeled from signs of demand, or stated by the source
                             * @enum {string}
                             */
                            basis: "measured" | "modelled" | "provided";
                            /** @description The strongest kind of evidence; null if the source states the figures or there is no sign of demand */
                            evidence: ("measured" | "charted" | "published" | "stated" | "rated" | "listed" | "scored") | null;
                            /** @description The version of the estimation method; null if the source states the figures */
                            methodVersion: string | null;
                            /** @description Different people who listen to the show in 30 days. */
                            listeners: {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "closed";
                                /** @description The lower end, in people */
                                low: number;
                                /** @description The upper end, in people */
                                high: number;
                            } | {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "open";
                                /** @description The lower end, in people */
                                low: number;
                            } | {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "unknown";
                            };
                            /** @description Downloads of a new episode in its first seven days. */
                            perEpisode: {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "closed";
                                /** @description The lower end, in people */
                                low: number;
                                /** @description The upper end, in people */
                                high: number;
                            } | {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "open";
                                /** @description The lower end, in people */
                                low: number;
                            } | {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "unknown";
                            };
                            /** @description Listens to all episodes, new and old, in 30 days. */
                            monthlyReach: {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "closed";
                                /** @description The lower end, in people */
                                low: number;
                                /** @description The upper end, in people */
                                high: number;
                            } | {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "open";
                                /** @description The lower end, in people */
                                low: number;
                            } | {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "unknown";
                            };
                            /** @description Listeners who come back from one week to the next. */
                            activeFollowers: {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "closed";
                                /** @description The lower end, in people */
                                low: number;
                                /** @description The upper end, in people */
                                high: number;
                            } | {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "open";
                                /** @description The lower end, in people */
                                low: number;
                            } | {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "unknown";
                            };
                            /**
                             * @description How reliable the figures are
                             * @enum {string}
                             */
                            confidence: "high" | "medium" | "low";
                            /** @description If there is no estimate: how many listeners shows of this category, language and activity usually have */
                            typical: ({
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "closed";
                                /** @description The lower end, in people */
                                low: number;
                                /** @description The upper end, in people */
                                high: number;
                            } | {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "open";
                                /** @description The lower end, in people */
                                low: number;
                            } | {
                                /**
                                 * @description closed: from `low` to `high`; open: `low` or more; unknown: no figure
                                 * @constant
                                 */
                                kind: "unknown";
                            }) | null;
                            /** @description If there is no estimate: the minimum size of the show, from a list of popular shows that includes it */
                            atLeast: ("Tiny" | "Small" | "Medium" | "Large" | "Huge") | null;
                            /** @description What the estimate is based on */
                            inputs: {
                                /** @description The stable name of the kind of input */
                                name: string;
                                /** @description What the input is, to show to people */
                                label: string;
                                /** @description The value of the input, to show to people */
                                value: string;
                                /**
                                 * @description What the input does: a sign of demand places the show, a publishing fact only narrows the range, an unranked list contains the show
                                 * @enum {string}
                                 */
                                role: "places" | "narrows" | "contains";
                                /** @description Who published the input; null if it comes from the feed */
                                source: string | null;
                                /** @description When the input was seen, in epoch seconds */
                                at: number | null;
                                /** @description The input’s share in the result; the weights of all signs of demand add up to 1 */
                                weight: number;
                                /** @description The number of listeners in 30 days that the sign points to */
                                pointsTo: number | null;
                                /** @description The standard score of a publishing fact; 0 is an average active show */
                                z: number;
                            }[];
                            /** @description Sentences about the limits of this estimate */
                            notes: string[];
                        } | null;
                        /** @description The source of the facts and their date */
                        origin: {
                            /**
                             * @description The kind of source
                             * @enum {string}
                             */
                            from: "feed" | "podcast-index" | "apple" | "spotify" | "list" | "provider" | "demo";
                            /** @description The date of the facts in epoch seconds; null if the source gives none */
                            at: number | null;
                            /** @description Directories whose pages added facts, such as the number of episodes, without a date */
                            also?: ("feed" | "podcast-index" | "apple" | "spotify" | "list" | "provider" | "demo")[];
                        };
                        /** @description When the catalogue stored the facts, in epoch seconds; they may be older */
                        fetchedAt: number;
                        /** @description Present if the show’s makers have proved that the show is theirs */
                        makers?: {
                            /** @description When they proved it, in epoch seconds */
                            since: number;
                            /** @description Fields with the makers’ values instead of the source’s */
                            corrected: ("description" | "link")[];
                            /** @description When they last corrected a field, in epoch seconds; null if never */
                            correctedAt: number | null;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    podcastEpisodes: {
        parameters: {
            query?: {
                /** @description The maximum number of entries; 30 by default */
                limit?: number;
                /** @description The nextCursor of the previous page */
                cursor?: string;
                /** @description Words that must all be in the title or show notes, ignoring accents */
                q?: string;
                /** @description The length in minutes: the first number or more, but less than the second */
                length?: "0-15" | "15-30" | "30-60" | "60-";
                /** @description Only episodes of this year */
                year?: number;
                /** @description The id of an episode, to get only that one */
                episode?: string;
                /** @description true adds the number of episodes for each length and year */
                facets?: boolean;
            };
            header?: never;
            path: {
                /** @description The id of the show; the old id of a merged show finds the other one */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of episodes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The episodes on this page */
                        episodes: {
                            /** @description The id of the episode within its show */
                            id: string;
                            /** @description The title of the episode */
                            title: string;
                            /** @description The show notes, sanitized; simple markup may remain */
                            summary: string;
                            /** @description When it was published; null if unknown */
                            published: string | null;
                            /** @description The length of the episode in seconds */
                            duration: number | null;
                            /** @description The URL of its picture; "" if there is none */
                            image: string;
                            /** @description The URL of the audio file; "" if there is none */
                            mp3: string;
                            /** @description The URL of the episode's web page */
                            link?: string;
                            /**
                             * @description Whether the feed has chapters for this episode
                             * @constant
                             */
                            chapters?: true;
                            /** @description The URL of the transcript */
                            transcript?: string;
                            /** @description The hosts and guests of this episode, as the feed lists them */
                            people?: {
                                /** @description The person’s name */
                                name: string;
                                /**
                                 * @description The person’s role in the episode
                                 * @enum {string}
                                 */
                                role: "host" | "guest" | "crew";
                                /** @description The URL of a picture; "" if there is none */
                                image: string;
                            }[];
                        }[];
                        /** @description The cursor of the next page; null on the last one */
                        nextCursor: string | null;
                        /** @description The number of episodes for each length and year; only with facets=true */
                        facets?: {
                            /** @description The number of episodes that match all filters */
                            total: number;
                            /** @description The number of known episodes of the show */
                            known: number;
                            /** @description The number of episodes by year, newest first */
                            years: {
                                /** @description A year */
                                year: number;
                                /** @description Its episodes */
                                count: number;
                            }[];
                            /** @description The number of episodes by length */
                            lengths: {
                                /**
                                 * @description A length in minutes
                                 * @enum {string}
                                 */
                                length: "0-15" | "15-30" | "30-60" | "60-";
                                /** @description Its episodes */
                                count: number;
                            }[];
                            /** @description How many of the matching episodes have chapters */
                            chapters: number;
                            /** @description How many of the matching episodes have a transcript */
                            transcripts: number;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    podcastHistory: {
        parameters: {
            query?: {
                /** @description The fields, separated by commas: listeners, episodeCount, popularityScore, updateIntervalDays, typicalDuration, rank, chartPlace, ratings, reviews; all by default */
                field?: string | string[];
                /** @description The start of the period: a day or a time, inclusive */
                from?: "" | string;
                /** @description The end of the period: a day or a time, exclusive */
                to?: "" | string;
                /** @description Combines changes by day, week (from Monday) or month in UTC: one change for each field and step, dated by the last one */
                step?: "" | ("day" | "week" | "month");
            };
            header?: never;
            path: {
                /** @description The id of the show; the old id of a merged show finds the other one */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changes of the figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The changes, newest first */
                        changes: ({
                            /** Format: date-time */
                            at: string;
                            /** @constant */
                            field: "listeners";
                            from: {
                                /** @description The lower end of the range */
                                low: number;
                                /** @description The upper end of the range; null if it is open */
                                high: number | null;
                            } | null;
                            to: {
                                /** @description The lower end of the range */
                                low: number;
                                /** @description The upper end of the range; null if it is open */
                                high: number | null;
                            } | null;
                            /** @description The method versions behind both estimates; if they differ, the method changed, not the show */
                            method: {
                                /** @description The version behind the earlier value */
                                from: string | null;
                                /** @description The version behind the later value */
                                to: string | null;
                            };
                            /** @description true if other kinds of signs, or charts of other countries, are behind the new estimate */
                            newSigns?: boolean;
                        } | {
                            /** Format: date-time */
                            at: string;
                            /**
                             * @description The field; rank is the place among active shows, recorded when another figure changes
                             * @enum {string}
                             */
                            field: "episodeCount" | "popularityScore" | "updateIntervalDays" | "typicalDuration" | "rank";
                            /** @description The earlier value; null if unknown */
                            from: number | null;
                            /** @description The later value; null if unknown */
                            to: number | null;
                        } | {
                            /**
                             * Format: date-time
                             * @description The date that the source gives
                             */
                            at: string;
                            /**
                             * @description The place in a country’s chart; 1 is the top
                             * @constant
                             */
                            field: "chartPlace";
                            /** @description Who published the figure */
                            source: string;
                            /** @description The country of the chart, in lower case */
                            country: string;
                            /** @description The category of the chart; absent for the chart of all shows */
                            genre?: string;
                            /** @description The earlier place; null if none was known */
                            from: number | null;
                            /** @description The later value; null if unknown */
                            to: number | null;
                        } | {
                            /**
                             * Format: date-time
                             * @description The date that the source gives
                             */
                            at: string;
                            /**
                             * @description ratings: the number of all ratings; reviews: the number of new reviews in the last 30 days
                             * @enum {string}
                             */
                            field: "ratings" | "reviews";
                            /** @description Who published the figure */
                            source: string;
                            /** @description The earlier number; null if none was known */
                            from: number | null;
                            /** @description The later value; null if unknown */
                            to: number | null;
                        })[];
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    podcastSimilar: {
        parameters: {
            query?: {
                /** @description The maximum number of entries; 6 by default */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The id of the show; the old id of a merged show finds the other one */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The similar podcasts, best first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The similar shows, most similar first */
                        similar: {
                            /** @description The similar show */
                            podcast: components["schemas"]["Podcast"];
                            /** @description Why it is similar, to show to people */
                            reasons: string[];
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    episodeFilesChapters: {
        parameters: {
            query: {
                /** @description The id of the episode */
                episode: string;
            };
            header?: never;
            path: {
                /** @description The id of the show; the old id of a merged show finds the other one */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chapters, or why there are none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description read: the file was read; unreadable: it was not, see `reason`
                         * @constant
                         */
                        state: "read";
                        /** @description The chapters in order */
                        chapters: {
                            /** @description The start of the chapter in seconds */
                            at: number;
                            /** @description The title of the chapter */
                            title: string;
                            /** @description The URL of a page about it */
                            href?: string;
                        }[];
                    } | {
                        /**
                         * @description read: the file was read; unreadable: it was not, see `reason`
                         * @constant
                         */
                        state: "unreadable";
                        /** @description A phrase to show to people, such as "the server returned 404" */
                        reason: string;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description There is no such episode, or it has no such file */
            404: components["responses"]["Refused"];
            /** @description This network requested too many files; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Too many files are being read right now; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    episodeFilesTranscript: {
        parameters: {
            query: {
                /** @description The id of the episode */
                episode: string;
            };
            header?: never;
            path: {
                /** @description The id of the show; the old id of a merged show finds the other one */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transcript, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description read: the file was read; unreadable: it was not, see `reason`
                         * @constant
                         */
                        state: "read";
                        /** @description The parts in order */
                        parts: {
                            /** @description The start of the part in seconds; null if the file has no times */
                            at: number | null;
                            /** @description Who speaks, if the file says it */
                            speaker?: string;
                            /** @description The words */
                            text: string;
                        }[];
                    } | {
                        /**
                         * @description read: the file was read; unreadable: it was not, see `reason`
                         * @constant
                         */
                        state: "unreadable";
                        /** @description A phrase to show to people, such as "the server returned 404" */
                        reason: string;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description There is no such episode, or it has no such file */
            404: components["responses"]["Refused"];
            /** @description This network requested too many files; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Too many files are being read right now; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    profile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the show; the old id of a merged show finds the other one */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known about the podcast */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The hosts that the feed lists */
                        hosts: {
                            /** @description The person’s name */
                            name: string;
                            /** @description The URL of the picture; "" if there is none */
                            image: string;
                        }[];
                        /** @description The guests that the feed lists for its episodes, latest first */
                        guests: {
                            /** @description The person’s name */
                            name: string;
                            /** @description The URL of the picture; "" if there is none */
                            image: string;
                            /** @description The newest episode with this guest */
                            episode: {
                                /** @description The id of the episode */
                                id: string;
                                /** @description The title of the episode */
                                title: string;
                                /** @description When it was published; null if unknown */
                                published: string | null;
                            };
                        }[];
                        /** @description Pages for supporting the show */
                        funding: {
                            /** @description The URL of the page */
                            href: string;
                            /** @description Its name */
                            label: string;
                        }[];
                        /** @description The chart positions, best first */
                        charts: {
                            /** @description The place; 1 is the top */
                            place: number;
                            /** @description The country of the chart, in lower case */
                            country: string;
                            /** @description The category of the chart; null for the chart of all shows */
                            genre: string | null;
                            /** @description Who publishes the chart */
                            source: string;
                            /** @description When the chart was read, in epoch seconds */
                            at: number | null;
                        }[];
                        /** @description The company that publishes the show, unless it is the author */
                        network: string | null;
                        /** @description The number of episodes */
                        episodes: {
                            /** @description How many have chapters */
                            chapters: number;
                            /** @description How many have a transcript */
                            transcripts: number;
                            /** @description How many are known */
                            known: number;
                        };
                        /** @description The transcript of the newest episode that has one */
                        transcript: {
                            /** @description The title of the episode */
                            title: string;
                            /** @description The URL of the transcript */
                            href: string;
                        } | null;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    profileHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the show; the old id of a merged show finds the other one */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The findings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description When the feed was last read, in epoch seconds; null if never */
                        readAt: number | null;
                        /** @description The findings; empty for shows without a feed and for invented shows */
                        findings: {
                            /**
                             * @description The check, as a stable name
                             * @enum {string}
                             */
                            id: "reading" | "https-feed" | "address" | "caching" | "rhythm" | "latest" | "https-audio" | "durations" | "cover" | "language" | "explicit" | "contact" | "guid" | "locked" | "transcripts" | "people" | "funding";
                            /** @description What the check is about, to show to people */
                            about: string;
                            /**
                             * @description pass: the feed has it; note: it doesn’t; unknown: not read yet
                             * @enum {string}
                             */
                            state: "note" | "unknown" | "pass";
                            /** @description What was found in the feed, with figures */
                            seen: string;
                            /** @description Why the finding matters */
                            why: string;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    catalogueFactsCategoryStats: {
        parameters: {
            query?: {
                /** @description The names of categories; repeatable */
                category?: string | string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures by category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            category: string;
                            /** @constant */
                            locked: true;
                        } | {
                            category: string;
                            /** @description The mean of the category's shows, rounded to two digits, such as "1,000-5,000"; "N/A" if unknown */
                            listener_range: string;
                            podcast_count: number;
                            medianPodcastCount: number | null;
                            /** @description The number of shows in the average. Fewer than 20 are too few to compare with; absent if the source does not say */
                            estimated?: number;
                        };
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    catalogueFactsCategoryDistributions: {
        parameters: {
            query?: {
                /** @description The names of categories; repeatable */
                category?: string | string[];
                /** @description Counts only shows in this language, an ISO 639-1 code or an English name, if at least 20 of them have an estimate */
                language?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures by category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: {
                            category: string;
                            /** @constant */
                            locked: true;
                        } | {
                            category: string;
                            /** @description The language of the counted shows; null for all languages */
                            language: {
                                /** @description The ISO 639-1 code of the language */
                                code: string;
                                /** @description The English name of the language */
                                name: string;
                            } | null;
                            /** @description The number of shows with an estimate, without duplicates and dead feeds */
                            estimated: number;
                            /** @description The number of shows without an estimate, without duplicates and dead feeds */
                            unknown: number;
                            /** @description Shows by likely listeners, in equal steps of a logarithmic scale from 100 to 1,000,000 */
                            segments: number[];
                            /** @description Those of the last segment with more than 1,000,000, in the same steps to 100,000,000; absent if none */
                            beyond?: number[];
                        };
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    catalogueFactsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current catalogue and its figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of shows */
                        podcasts: number;
                        /** @description The number of their episodes */
                        episodes: number;
                        /** @description When the catalogue last changed; null before the first import */
                        updatedAt: string | null;
                        /**
                         * @description demo: invented shows; local: imported; rapidapi: a provider
                         * @enum {string}
                         */
                        source: "demo" | "local" | "rapidapi";
                        /** @description The categories, largest first */
                        categories: {
                            /** @description A category */
                            name: string;
                            /** @description Its shows */
                            podcasts: number;
                        }[];
                        /** @description The languages, largest first */
                        languages: {
                            /** @description The ISO 639-1 code of a language */
                            code: string;
                            /** @description Its English name */
                            name: string;
                            /** @description Its shows */
                            podcasts: number;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    homeRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shows and searches, which are the same for everyone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Searches to start with, and how many shows each one finds */
                        starts: {
                            /**
                             * @description The search: medium-sized, small, top or niche shows
                             * @enum {string}
                             */
                            id: "mid-size" | "small" | "top" | "niche";
                            /** @description The number of shows that it finds */
                            total: {
                                /** @description The number of shows */
                                value: number;
                                /**
                                 * @description eq if the number is exact, gte if it is a minimum
                                 * @enum {string}
                                 */
                                relation: "eq" | "gte";
                            };
                        }[];
                        /** @description Shows whose estimate grew most in eight weeks, under the same method */
                        growing: {
                            /** @description A show that grew */
                            podcast: components["schemas"]["Podcast"];
                            /** @description The first estimate in the last eight weeks */
                            before: {
                                /** @description The lower end, in people */
                                low: number;
                                /** @description The upper end; null if it is open */
                                high: number | null;
                            };
                            /** @description The current number of listeners as a multiple of the first estimate */
                            factor: number;
                        }[];
                        /** @description The largest shows that started or were first seen in the last seven days */
                        begun: {
                            /** @description The number of all such shows */
                            total: number;
                            /** @description The largest of them */
                            podcasts: components["schemas"]["Podcast"][];
                        };
                        /** @description How many shows each language and country has; missing if the source cannot count them */
                        codes?: {
                            /** @description Shows by language */
                            language: components["schemas"]["FacetValue"][];
                            /** @description Shows by country */
                            country: components["schemas"]["FacetValue"][];
                        };
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Too many requests from this network; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listImportMatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Lines with names, feeds, ids or links; OPML; or CSV with a header. Only the first 500 characters of a line or cell are read */
                    text: string;
                };
            };
        };
        responses: {
            /** @description What was found for each entry of the text */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The entries in order */
                        entries: {
                            /** @description The place of the entry in the text */
                            position: number;
                            /** @description The entry as it was sent */
                            given: string;
                            /**
                             * @description What the entry was read as
                             * @enum {string}
                             */
                            kind: "title" | "feed" | "itunes" | "id";
                            /**
                             * @description doubtful if several shows fit
                             * @enum {string}
                             */
                            outcome: "found" | "doubtful" | "not-found";
                            /** @description The found show, or several to choose from if unclear */
                            candidates: {
                                /** @description The show */
                                podcast: components["schemas"]["Podcast"];
                            }[];
                        }[];
                        /** @description Entries that repeat another, or come after the first 1,000 entries or 5,000 rows */
                        skipped: number;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The text is too long */
            413: components["responses"]["Refused"];
            /** @description The table cannot be read */
            422: components["responses"]["Refused"];
            /** @description More than 10 texts in 10 minutes; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down, or too many people are importing; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listsAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of your lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Your lists, oldest first */
                        lists: components["schemas"]["List"][];
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listsCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The name of the list, 1 to 100 characters after trimming
                     * @default
                     */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The list */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You already have a list with that name */
            409: components["responses"]["Refused"];
            /** @description The name is blank or too long, or you already have 1,000 lists */
            422: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listsContaining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the show */
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids of the lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ids of your lists that have the show */
                        listIds: string[];
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listsUndo: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The undoId of the change */
                undoId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change is undone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the list that changed
                         */
                        listId: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The change can no longer be undone */
            404: components["responses"]["Refused"];
            /** @description Another list now has the deleted list’s name */
            409: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    peopleState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the list */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list; its ETag changes whenever the list does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the list
                         */
                        id: string;
                        /** @description Its name */
                        name: string;
                        /**
                         * Format: date-time
                         * @description When it was created
                         */
                        createdAt: string;
                        /** @description The number of its shows */
                        itemCount: number;
                        /**
                         * @description Your role in the list
                         * @enum {string}
                         */
                        role: "viewer" | "commenter" | "editor" | "owner";
                        /** @description A version that changes whenever the list, its shows, its people or its comments do */
                        version: string;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the list */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list is deleted; this can be undone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id to undo this with, at POST /lists/undo/{undoId}, for at least an hour
                         */
                        undoId: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, but your role does not allow this */
            403: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listsRename: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the list */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The name of the list, 1 to 100 characters after trimming
                     * @default
                     */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["List"];
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, but your role does not allow this */
            403: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description You already have a list with that name */
            409: components["responses"]["Refused"];
            /** @description The name is blank or too long, or you already have 1,000 lists */
            422: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listItemsPage: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page; then `page` is ignored */
                cursor?: string;
                /** @description The page, from 1 */
                page?: number;
                /** @description The order of the items */
                sort?: "newest" | "oldest" | "title_asc" | "title_desc";
                /** @description Text to find anywhere in the title or author, ignoring case and accents */
                q?: string;
                /** @description Only items with this status */
                status?: string;
                /** @description Which figures to return; by default the frozen ones if the list has them, otherwise today's */
                figures?: "today" | "frozen";
            };
            header?: never;
            path: {
                /** @description The id of the list */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of up to 24 items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items on this page */
                        items: components["schemas"]["ListItem"][];
                        /** @description The number of items on all pages */
                        total: number;
                        /** @description This page */
                        page: number;
                        /** @description The cursor of the next page; null on the last one */
                        nextCursor: string | null;
                        /**
                         * @description The maximum number of items on a page
                         * @constant
                         */
                        pageSize: 24;
                        /** @description The figures by podcast id; podcasts that the catalogue does not have are absent. null if the source of podcasts is down */
                        figures: {
                            [key: string]: {
                                /** @description The range of listeners, such as "1,000-5,000", "70,001+" or "N/A" */
                                listeners: string;
                                /**
                                 * @description If the listeners are unknown: the minimum size of the show, from a list of popular shows that includes it
                                 * @enum {string}
                                 */
                                listenersAtLeast?: "Tiny" | "Small" | "Medium" | "Large" | "Huge";
                                /** @description The range of downloads of a new episode in its first seven days */
                                perEpisode: string;
                                /** @description The language; "" if unknown */
                                language: string;
                                /** @description The first category; "" if unknown */
                                category: string;
                                /** @description The time in epoch seconds; 0 if unknown */
                                lastEpisode: number;
                                /** @description Whether the show has a contact; null if unknown */
                                contact: boolean | null;
                                /** @description The URL of the show’s website; "" if there is none */
                                website: string;
                            };
                        } | null;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listItemsAdd: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the list */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the show */
                    podcastId: string;
                    /** @description The facts of the podcast to store; the catalogue's by default */
                    payload?: {
                        /** @description The title */
                        title?: string | null;
                        /** @description The author */
                        author?: string | null;
                        /** @description The URL of the cover */
                        image_url?: string | null;
                    };
                    /** @description The status, note, price and tags that the item had before */
                    own?: {
                        /** @description One of the list’s statuses */
                        status?: string;
                        /** @description A note about the show */
                        note?: string;
                        /** @description The price of one spot; null if unknown */
                        price?: {
                            /** @description The amount in the currency's smallest unit */
                            cents: number;
                            /**
                             * @description The currency, an ISO 4217 code
                             * @enum {string}
                             */
                            currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
                        } | null;
                        /** @description Your tags for the show */
                        tags?: string[];
                    };
                };
            };
        };
        responses: {
            /** @description The new item */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListItem"];
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, but your role does not allow this */
            403: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description The podcast is already in this list */
            409: components["responses"]["Refused"];
            /** @description The list is full, or the catalogue does not have the podcast */
            422: components["responses"]["Refused"];
            /** @description The source of podcasts is down, and nothing was changed; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listItemsAddAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the list */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids of the shows */
                    podcastIds: string[];
                    /** @description Your price of one spot on some of these shows, by podcast id; shows that are already there keep theirs */
                    prices?: {
                        [key: string]: {
                            /** @description The amount in the currency's smallest unit */
                            cents: number;
                            /**
                             * @description The currency, an ISO 4217 code
                             * @enum {string}
                             */
                            currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
                        } | null;
                    };
                };
            };
        };
        responses: {
            /** @description How many podcasts were added */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How many shows were added */
                        added: number;
                        /** @description How many shows the list already had */
                        alreadyThere: number;
                        /** @description The ids that the catalogue does not have */
                        unknown: string[];
                        /** @description The id to undo this with, at POST /lists/undo/{undoId}; null if nothing was added */
                        undoId: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, but your role does not allow this */
            403: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description The list is full, or the catalogue does not have the podcast */
            422: components["responses"]["Refused"];
            /** @description The source of podcasts is down, and nothing was changed; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listItemsBulk: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the list */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What to do with the items
                     * @constant
                     */
                    action: "remove";
                    /** @description The ids of items in this list */
                    itemIds: string[];
                } | {
                    /**
                     * @description What to do with the items
                     * @enum {string}
                     */
                    action: "move" | "copy";
                    /** @description The ids of items in this list */
                    itemIds: string[];
                    /** @description The id of the other list */
                    targetListId: string;
                };
            };
        };
        responses: {
            /** @description How many items changed, and how many were already in the other list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The ids of the items that were removed, moved or copied */
                        done: string[];
                        /** @description The ids of items whose shows the other list already has */
                        alreadyThere: string[];
                        /**
                         * Format: uuid
                         * @description The id to undo this with, at POST /lists/undo/{undoId}, for at least an hour
                         */
                        undoId?: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, but your role does not allow this */
            403: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description The other list is the same list, or it is full */
            422: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listItemsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the list */
                id: string;
                /** @description The id of the item */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item is removed; this can be undone */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id to undo this with, at POST /lists/undo/{undoId}, for at least an hour
                         */
                        undoId: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, but your role does not allow this */
            403: components["responses"]["Refused"];
            /** @description You have no such list, or it has no such item */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    shortlistEdit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the list */
                id: string;
                /** @description The id of the item */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One of the list’s statuses */
                    status?: string;
                    /** @description A note about the show */
                    note?: string;
                    /** @description The price of one spot; null if unknown */
                    price?: {
                        /** @description The amount in the currency's smallest unit */
                        cents: number;
                        /**
                         * @description The currency, an ISO 4217 code
                         * @enum {string}
                         */
                        currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
                    } | null;
                    /** @description Your tags for the show */
                    tags?: string[];
                    /** @description The version of the item that this change is based on */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The item, with its new version */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListItem"];
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, but your role does not allow this */
            403: components["responses"]["Refused"];
            /** @description You have no such list, or it has no such item */
            404: components["responses"]["Refused"];
            /** @description Someone else has changed the item; `current` is the item as it is now. Nothing was changed */
            409: components["responses"]["Refused"];
            /** @description The list has no such status, or a value is too long */
            422: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listItemsMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the list */
                id: string;
                /** @description The id of the item */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the other list */
                    targetListId: string;
                };
            };
        };
        responses: {
            /** @description The item, now in the other list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The item in the other list */
                        item: components["schemas"]["ListItem"];
                        /**
                         * Format: uuid
                         * @description The id to undo this with, at POST /lists/undo/{undoId}, for at least an hour
                         */
                        undoId?: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, but your role does not allow this */
            403: components["responses"]["Refused"];
            /** @description You have no such list, or it has no such item */
            404: components["responses"]["Refused"];
            /** @description The podcast is already in that list */
            409: components["responses"]["Refused"];
            /** @description The other list is the same list, or it is full */
            422: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    listItemsCopy: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the list */
                id: string;
                /** @description The id of the item */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the other list */
                    targetListId: string;
                };
            };
        };
        responses: {
            /** @description The item, now in the other list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The item in the other list */
                        item: components["schemas"]["ListItem"];
                        /**
                         * Format: uuid
                         * @description The id to undo this with, at POST /lists/undo/{undoId}, for at least an hour
                         */
                        undoId?: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The list is shared with you, but your role does not allow this */
            403: components["responses"]["Refused"];
            /** @description You have no such list, or it has no such item */
            404: components["responses"]["Refused"];
            /** @description The podcast is already in that list */
            409: components["responses"]["Refused"];
            /** @description The other list is the same list, or it is full */
            422: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    spotPricesPrices: {
        parameters: {
            query?: {
                /** @description The ids of up to 24 shows, separated by commas */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices; shows without a price are absent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The prices by podcast id. If several lists have one, the price in the list the show was added to last */
                        prices: {
                            [key: string]: {
                                price: {
                                    /** @description The amount in the currency's smallest unit */
                                    cents: number;
                                    /**
                                     * @description The currency, an ISO 4217 code
                                     * @enum {string}
                                     */
                                    currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
                                };
                                /** Format: uuid */
                                listId: string;
                                listName: string;
                            };
                        };
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    shortlistSum: {
        parameters: {
            query?: {
                /** @description Which figures to return; by default the frozen ones if the list has them, otherwise today's */
                figures?: "today" | "frozen";
            };
            header?: never;
            path: {
                /** @description The id of the list */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statuses and the totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The statuses of the list, in order */
                        statuses: {
                            /** @description The name of the status */
                            name: string;
                            /**
                             * @description What it means; shows with a lost status are left out of totals
                             * @enum {string}
                             */
                            kind: "open" | "active" | "won" | "lost";
                        }[];
                        /** @description When the figures were frozen; null if they are today's */
                        frozenOn: string | null;
                        /** @description The totals of the list */
                        sum: {
                            /** @description The number of shows, not counting those with a lost status */
                            shows: number;
                            /** @description The number of shows with a lost status */
                            lost: number;
                            /** @description The sum of the per-episode ranges in two digits, such as "39,000-120,000", "70,000+" or "N/A" */
                            audience: string;
                            /** @description The number of shows with an unknown audience; the sum excludes them */
                            withoutAudience: number;
                            /** @description The prices by currency; currencies are not converted */
                            costs: {
                                /**
                                 * @description A currency, an ISO 4217 code
                                 * @enum {string}
                                 */
                                currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
                                /** @description The sum of the prices in its smallest unit */
                                cents: number;
                                /** @description The number of shows with a price in it */
                                shows: number;
                                /** @description The price of a thousand downloads; null if no audience is known */
                                cpm: {
                                    /** @description The lower end in cents; null if unknown */
                                    low: number | null;
                                    /** @description The upper end in cents; null if unknown */
                                    high: number | null;
                                } | null;
                            }[];
                            /** @description The number of shows without a price */
                            withoutPrice: number;
                            /** @description The number of shows by status */
                            byStatus: {
                                [key: string]: number;
                            };
                        };
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description The source of podcasts is down, and nothing was changed; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    shortlistSetStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the list */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The 1 to 12 statuses of the list; added shows get the first one */
                    statuses: {
                        /** @description The name, 1 to 24 characters, unique in the list */
                        name: string;
                        /**
                         * @description What the status means; shows with a lost status are left out of totals
                         * @enum {string}
                         */
                        kind: "open" | "active" | "won" | "lost";
                        /** @description The previous name, if the status is renamed */
                        was?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description The statuses of the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The statuses of the list, in order */
                        statuses: {
                            /** @description The name of the status */
                            name: string;
                            /**
                             * @description What it means; shows with a lost status are left out of totals
                             * @enum {string}
                             */
                            kind: "open" | "active" | "won" | "lost";
                        }[];
                        /** @description When the figures were frozen; null if they are today's */
                        frozenOn: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description Some shows have a status that this would remove */
            409: components["responses"]["Refused"];
            /** @description There are no statuses, too many of them, or two with the same name */
            422: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    shortlistFreeze: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the list */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures are frozen */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The statuses of the list, in order */
                        statuses: {
                            /** @description The name of the status */
                            name: string;
                            /**
                             * @description What it means; shows with a lost status are left out of totals
                             * @enum {string}
                             */
                            kind: "open" | "active" | "won" | "lost";
                        }[];
                        /** @description When the figures were frozen; null if they are today's */
                        frozenOn: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description The source of podcasts is down, and nothing was changed; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    shortlistUnfreeze: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the list */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list shows today's figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The statuses of the list, in order */
                        statuses: {
                            /** @description The name of the status */
                            name: string;
                            /**
                             * @description What it means; shows with a lost status are left out of totals
                             * @enum {string}
                             */
                            kind: "open" | "active" | "won" | "lost";
                        }[];
                        /** @description When the figures were frozen; null if they are today's */
                        frozenOn: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    plansPlan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the list; shows with a lost status are left out */
                    listId: string;
                    /** @description The budget in the currency's main unit */
                    budget: number;
                    /**
                     * @description The currency of the plan. Prices in others are not converted; likely prices of the market are in USD
                     * @default USD
                     * @enum {string}
                     */
                    currency?: "USD" | "EUR" | "GBP" | "CAD" | "AUD" | "NZD" | "CHF" | "SEK" | "NOK" | "DKK" | "PLN" | "CZK" | "BRL" | "MXN" | "INR" | "ZAR" | "SGD" | "HKD" | "CNY" | "JPY" | "KRW";
                    /**
                     * @description The ids of shows that the plan must include, as far as the budget allows
                     * @default []
                     */
                    locked?: string[];
                    /**
                     * @description The ids of shows that the plan must not include
                     * @default []
                     */
                    removed?: string[];
                    /** @description The brief, as in POST /matches: shows that suit it better count more, and those that it excludes are left out. It is neither stored nor logged */
                    brief?: string;
                    /** @description An ISO 639 code; overrides the brief */
                    language?: string;
                    /** @description Corrections to what is read from the brief, such as {"category Fitness": "Running", "budget": "USD 5000-10000", "dates": "2027-03/2027-06"}; "" ignores a finding. A budget and dates count even if the brief mentions none */
                    findings?: {
                        [key: string]: string;
                    };
                    /** @description What the shows must be like, and how they share the budget; shows that you lock are kept */
                    want?: {
                        /** @description ISO 639 codes; shows in other languages are left out */
                        languages?: string[];
                        /** @description Whether shows that are marked explicit are left out */
                        noExplicit?: boolean;
                        /**
                         * @description The minimum confidence in the estimate of a show’s audience; shows below it are left out
                         * @enum {string}
                         */
                        minConfidence?: "low" | "medium" | "high";
                        /** @description The plan has at least this many shows if the budget allows, even if fewer would reach more people */
                        minShows?: number;
                        /** @description The largest share of the budget that one show may cost: 0.25 for a quarter; shows that cost more are left out */
                        maxShareOfOne?: number;
                    };
                };
            };
        };
        responses: {
            /** @description The plan, and the shows that it leaves out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The picked shows: locked ones first, then those that add the most people for their price */
                        picks: {
                            /** @description The id of the show */
                            id: string;
                            /** @description Its title */
                            title: string;
                            /** @description The number of spots */
                            spots: number;
                            /** @description The price of the spots in the plan's currency: the list's own price or, in USD, the market price */
                            cost: number;
                            /** @description The likely number of people that no earlier pick reaches */
                            adds: number;
                            /** @description The smallest and the largest number that the model allows for `adds` */
                            addsRange: {
                                /** @description The smallest number of people */
                                low: number;
                                /** @description The largest number of people */
                                high: number;
                            };
                            /** @description The likely number of people that the show reaches by itself */
                            gross: number;
                            /** @description Why it was picked, to show to people */
                            reasons: string[];
                        }[];
                        /** @description The sums over all picks */
                        totals: {
                            /** @description The number of spots */
                            spots: number;
                            /** @description The price of all spots in the plan’s currency */
                            cost: number;
                            /** @description The likely number of people reached: the sum of `adds` */
                            people: number;
                            /** @description The smallest and the largest number that the model allows for `people` */
                            peopleRange: {
                                /** @description The smallest number of people */
                                low: number;
                                /** @description The largest number of people */
                                high: number;
                            };
                        };
                        /** @description The other shows of the list */
                        leftOut: {
                            /** @description The id of the show */
                            id: string;
                            /** @description Its title */
                            title: string;
                            /** @description Why it was left out, to show to people */
                            reason: string;
                        }[];
                        /** @description How the numbers of people are computed, and what they do not mean */
                        method: {
                            /** @description The version of the method */
                            version: string;
                            /** @description The method in words */
                            sentences: string[];
                        };
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description The list is too long, or the source of podcasts cannot list its shows */
            422: components["responses"]["Refused"];
            /** @description Too many requests to the catalogue; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down, and nothing was changed; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    reach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids of the shows */
                    podcastIds: string[];
                    /** @description How many weeks the campaign runs; the first seven days of an episode by default */
                    weeks?: number;
                } | {
                    /** @description The id of a list; shows with a lost status are not counted */
                    listId: string;
                    /** @description How many weeks the campaign runs; the first seven days of an episode by default */
                    weeks?: number;
                };
            };
        };
        responses: {
            /** @description The net reach, modeled from per-episode audiences */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The sum of per-episode audiences; a person who hears two of the shows counts twice */
                        gross: {
                            /** @description The smallest number of people that the model allows */
                            low: number;
                            /** @description The likely number of people */
                            likely: number;
                            /** @description The largest number of people that the model allows */
                            high: number;
                        };
                        /** @description The number of different people */
                        net: {
                            /** @description The smallest number of people that the model allows */
                            low: number;
                            /** @description The likely number of people */
                            likely: number;
                            /** @description The largest number of people that the model allows */
                            high: number;
                        };
                        /** @description The likely `gross` divided by the likely `net`; null without an audience */
                        frequency: number | null;
                        /** @description The shows, largest first, at most 200; the figures above count all of them */
                        perShow: {
                            /** @description The id of the show */
                            id: string;
                            /** @description Its title */
                            title: string;
                            /** @description The audience of the show itself */
                            gross: {
                                /** @description The smallest number of people that the model allows */
                                low: number;
                                /** @description The likely number of people */
                                likely: number;
                                /** @description The largest number of people that the model allows */
                                high: number;
                            };
                            /** @description The number of people that no earlier show reaches */
                            new: {
                                /** @description The smallest number of people that the model allows */
                                low: number;
                                /** @description The likely number of people */
                                likely: number;
                                /** @description The largest number of people that the model allows */
                                high: number;
                            };
                            /** @description Up to three earlier shows that share the most listeners with this one */
                            sharedWith: {
                                /** @description The id of the other show */
                                id: string;
                                /** @description The likely number of people who hear both */
                                people: number;
                            }[];
                        }[];
                        /** @description The number of shows with a known audience */
                        counted: number;
                        /** @description The shows without a known audience, which no figure includes */
                        unknown: {
                            /** @description The id of the show */
                            id: string;
                            /** @description Its title */
                            title: string;
                        }[];
                        /** @description The listeners of shows by language and top-level category; "" where unknown */
                        universe: {
                            /** @description An ISO 639 code */
                            language: string;
                            /** @description A top-level category */
                            category: string;
                            /** @description The number of its shows in the catalogue */
                            shows: number;
                            /** @description The people who listen to such shows */
                            people: {
                                /** @description The smallest number of people that the model allows */
                                low: number;
                                /** @description The likely number of people */
                                likely: number;
                                /** @description The largest number of people that the model allows */
                                high: number;
                            };
                        }[];
                        /** @description How the figures were computed */
                        method: {
                            /** @description The version of the method */
                            version: string;
                            /** @description The constants of the model */
                            constants: {
                                /** @description How many shows of one language and category a listener hears in a week */
                                showsAWeek: {
                                    /** @description Its value for the low end of the reach */
                                    low: number;
                                    /** @description Its value for the likely reach */
                                    likely: number;
                                    /** @description Its value for the high end of the reach */
                                    high: number;
                                };
                                /** @description How many times as many listeners a language and category have as its largest show */
                                timesLargest: {
                                    /** @description Its value for the low end of the reach */
                                    low: number;
                                    /** @description Its value for the likely reach */
                                    likely: number;
                                    /** @description Its value for the high end of the reach */
                                    high: number;
                                };
                                /** @description How an audience grows with the length of a campaign */
                                growth: {
                                    /** @description A length of the campaign in weeks */
                                    weeks: number;
                                    /** @description How many times as many people it reaches as one episode */
                                    factor: number;
                                }[];
                                /** @description The factor used in this response */
                                grown: number;
                            };
                            /** @description The method in words, and what the figures do not mean */
                            sentences: string[];
                        };
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no list with this id, and no such list is shared with you */
            404: components["responses"]["Refused"];
            /** @description The source of podcasts cannot list its shows, so net reach cannot be modeled */
            422: components["responses"]["Refused"];
            /** @description Too many requests to the catalogue; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description The source of podcasts is down, and nothing was changed; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    peopleShared: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shared lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Other people's lists that you are a member of */
                        withMe: {
                            /**
                             * Format: uuid
                             * @description The id of the list
                             */
                            id: string;
                            /** @description Its name */
                            name: string;
                            /**
                             * Format: date-time
                             * @description When it was created
                             */
                            createdAt: string;
                            /** @description The number of its shows */
                            itemCount: number;
                            /**
                             * @description Your role in the list
                             * @enum {string}
                             */
                            role: "viewer" | "commenter" | "editor";
                            /** @description The owner’s name, or part of their email address */
                            ownerName: string;
                        }[];
                        /** @description Your shared lists */
                        byMe: {
                            /**
                             * Format: uuid
                             * @description The id of the list
                             */
                            id: string;
                            /** @description Its name */
                            name: string;
                            /** @description The number of other people in it */
                            members: number;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    savedViewsAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Your views in order */
                        views: components["schemas"]["SavedView"][];
                        /**
                         * @description The maximum number of views
                         * @constant
                         */
                        most: 50;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    savedViewsArrange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ids of your views in order, topmost first */
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description The views are in this order now */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    savedViewsPut: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the view; a new one creates a view */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The name of the view */
                    name: string;
                    /** @description The query string of the search page without "?", such as "term=true%20crime&mode=topic&view=table" */
                    query: string;
                    /**
                     * @description The columns that are hidden in the table
                     * @default []
                     */
                    hidden?: string[];
                };
            };
        };
        responses: {
            /** @description The view is changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            /** @description The view is created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Someone else's view has this id */
            404: components["responses"]["Refused"];
            /** @description The name is blank, the search is empty, or you have too many views */
            422: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    savedViewsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the view; a new one creates a view */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view is deleted */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no saved view with this id */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    watchedViewsAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The watched views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Your watched views */
                        watches: {
                            /**
                             * Format: uuid
                             * @description The id of the saved view
                             */
                            id: string;
                            /** @description The number of changes that are not marked as seen */
                            news: number;
                            /**
                             * Format: date-time
                             * @description Since when the view is watched
                             */
                            since: string;
                            /** @description When it last ran; null before the first run */
                            ranAt: string | null;
                            /** @description Whether its changes have a feed */
                            hasFeed: boolean;
                            /** @description How often its changes are emailed, weekly on Mondays; null for never */
                            mail: ("daily" | "weekly") | null;
                        }[];
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    watchedViewsWatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the saved view */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view is watched */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such view, or you do not watch it */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    watchedViewsUnwatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the saved view */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view is no longer watched */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such view, or you do not watch it */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    watchedViewsChanges: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: string;
                /** @description The earlier name of `cursor` */
                before?: string;
            };
            header?: never;
            path: {
                /** @description The id of the saved view */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs that found changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the saved view
                         */
                        id: string;
                        /** @description The number of changes that are not marked as seen */
                        news: number;
                        /**
                         * Format: date-time
                         * @description Since when the view is watched
                         */
                        since: string;
                        /** @description When it last ran; null before the first run */
                        ranAt: string | null;
                        /** @description Whether its changes have a feed */
                        hasFeed: boolean;
                        /** @description How often its changes are emailed, weekly on Mondays; null for never */
                        mail: ("daily" | "weekly") | null;
                        /** @description The name of the view */
                        name: string;
                        /** @description The path and query that open the view on the site */
                        address: string;
                        /**
                         * Format: date-time
                         * @description Until when changes are marked as seen
                         */
                        seenUntil: string;
                        /** @description The runs, newest first */
                        runs: {
                            /**
                             * Format: date-time
                             * @description When the view was run
                             */
                            at: string;
                            /** @description The number of all changes, including those that are not listed */
                            total: number;
                            /** @description How many changes come only from a new version of the estimation method */
                            byMethod: number;
                            /** @description The version of the method before */
                            methodFrom: string | null;
                            /** @description The version of the method after */
                            methodTo: string | null;
                            /** @description The changes */
                            changes: {
                                /**
                                 * @description What happened to the show in the results
                                 * @enum {string}
                                 */
                                kind: "entered" | "left" | "rose" | "fell" | "changed";
                                /** @description The id of the show */
                                podcastId: string;
                                /** @description Its title */
                                title: string;
                                /**
                                 * @description The value that changed
                                 * @enum {string}
                                 */
                                what: "place" | "listeners" | "activity" | "explicit";
                                /** @description A position, a range, one of very-active, moderately-active, occasional, inactive, unknown, or 1, 0 or N/A; null if the show was not in the results */
                                from: string | null;
                                /** @description The later value, in the same form; null if the show left the results */
                                to: string | null;
                                /** @description The show's range of listeners, such as "1,000-5,000", "Large or more", or "N/A" */
                                listeners: string;
                                /** @description Whether only the estimation method changed, not the show itself */
                                byMethod: boolean;
                            }[];
                        }[];
                        /** @description The cursor of the next page; null on the last one */
                        nextCursor: string | null;
                        /** @description The earlier name of `nextCursor` */
                        next: string | null;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such view, or you do not watch it */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    watchedViewsSeen: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the saved view */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description The `at` of the newest run that was shown
                     */
                    until: string;
                };
            };
        };
        responses: {
            /** @description The changes no longer count as new */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such view, or you do not watch it */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    viewMailSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the saved view */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description How often to send an email; null for never */
                    mail: ("daily" | "weekly") | null;
                };
            };
        };
        responses: {
            /** @description The setting is saved */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such view, or you do not watch it */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    trackedPodcastsList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracked shows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tracked shows */
                        items: components["schemas"]["TrackedPodcast"][];
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    trackedPodcastsOne: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the show */
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracked podcast, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The tracked show; null if you do not track it */
                        tracked: components["schemas"]["TrackedPodcast"] | null;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    trackedPodcastsStart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the show */
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracked podcast */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedPodcast"];
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description There is no such podcast */
            404: components["responses"]["Refused"];
            /** @description The source of podcasts is down, and nothing was changed; see Retry-After */
            503: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    trackedPodcastsStop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the show */
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The show is no longer tracked */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    trackedPodcastsRestore: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the show */
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracked podcast */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrackedPodcast"];
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description The change can no longer be undone */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    trackedPodcastsSettings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the show */
                podcastId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Whether alerts appear on the site */
                    inApp: boolean;
                    /**
                     * @description off, one email per check that finds something, or one email a day
                     * @enum {string}
                     */
                    email: "off" | "each" | "daily";
                };
            };
        };
        responses: {
            /** @description The current settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether alerts appear on the site */
                        inApp: boolean;
                        /**
                         * @description off, one email per check that finds something, or one email a day
                         * @enum {string}
                         */
                        email: "off" | "each" | "daily";
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You do not track this show */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    alertsPage: {
        parameters: {
            query?: {
                /** @description The maximum number of alerts */
                limit?: number;
                /** @description The nextCursor of the previous page */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of alerts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The alerts on this page, newest first */
                        alerts: {
                            /** @description The id of the alert */
                            id: string;
                            /** @description The id of the show */
                            podcastId: string;
                            /** @description The title of the show */
                            podcastTitle: string;
                            /** @description The URL of its cover, or a path on this server */
                            imageUrl: string;
                            /** @description The id of the episode within its show */
                            episodeId: string;
                            /** @description The title of the episode */
                            title: string;
                            /** @description When it was published; null if unknown */
                            published: string | null;
                            /** @description The length of the episode in seconds */
                            duration: number | null;
                            /** @description The URL of the audio file; "" if there is none */
                            mp3: string;
                            /**
                             * Format: date-time
                             * @description When the alert was created
                             */
                            createdAt: string;
                            /** @description Whether you have not seen it yet */
                            isNew: boolean;
                        }[];
                        /** @description The number of all unseen alerts */
                        unseen: number;
                        /** @description The cursor of the next page; null on the last one */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    alertsCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of unseen alerts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of unseen alerts */
                        unseen: number;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    alertsSeen: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All alerts are marked as seen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of unseen alerts */
                        unseen: number;
                    };
                };
            };
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    webhooksAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhooks, without their secrets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Your webhooks */
                        webhooks: components["schemas"]["Webhook"][];
                        /** @description The maximum number in your plan */
                        most: number;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    webhooksCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The URL for events: https, a public host name, port 443 or 8443 */
                    url: string;
                    /** @description The events to send */
                    events: ("episode.published" | "podcast.changed" | "podcast.removed" | "search.changed" | "list.changed" | "catalogue.imported")[];
                    /**
                     * @description Your own note about the webhook
                     * @default
                     */
                    description?: string;
                    /**
                     * @description Which events to send; by default changes in your watched views and lists, changes of shows that you track or have in lists, and new episodes of tracked shows
                     * @default {}
                     */
                    filter?: {
                        /**
                         * Format: uuid
                         * @description The id of a list: only its shows, not all that you track or have in lists, and only its own changes
                         */
                        listId?: string;
                        /** @description The ids of shows: their changes, even if they are neither tracked nor in a list */
                        podcastIds?: string[];
                        /**
                         * Format: uuid
                         * @description The id of one of your watched views, instead of all of them
                         */
                        savedSearchId?: string;
                    };
                };
            };
        };
        responses: {
            /** @description The new webhook, with its secret */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the webhook
                         */
                        id: string;
                        /** @description The URL that gets the events */
                        url: string;
                        /** @description The events that are sent */
                        events: ("episode.published" | "podcast.changed" | "podcast.removed" | "search.changed" | "list.changed" | "catalogue.imported")[];
                        /** @description Your own note about the webhook */
                        description: string;
                        /** @description What limits the events */
                        filter: {
                            /**
                             * Format: uuid
                             * @description The id of the only list whose events are sent
                             */
                            listId?: string;
                            /** @description The ids of the only shows whose changes are sent */
                            podcastIds?: string[];
                            /**
                             * Format: uuid
                             * @description The id of the only watched view whose changes are sent
                             */
                            savedSearchId?: string;
                        };
                        /**
                         * @description active; failing if the last attempt failed; disabled if nothing is sent
                         * @enum {string}
                         */
                        state: "active" | "failing" | "disabled";
                        /** @description Why it is disabled: auto after five days of failures, 410 because it returned 410, user by its owner */
                        disabledBy: ("410" | "auto" | "user") | null;
                        /** @description Since when all attempts have failed; null if the last one succeeded */
                        failingSince: string | null;
                        /** @description Until when messages also have a signature with the previous secret */
                        previousSecretUntil: string | null;
                        /**
                         * Format: date-time
                         * @description When it was created
                         */
                        createdAt: string;
                        /** @description The secret, `whsec_…`, which is shown only once; null if this response repeats an earlier one: replace the secret to get a new one */
                        secret: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description A field breaks a rule; `errors` says which */
            422: components["responses"]["Refused"];
            /** @description Too many requests; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    webhooksRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook is deleted and gets no more events */
            204: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    webhooksChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the webhook */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The URL for events: https, a public host name, port 443 or 8443 */
                    url?: string;
                    /** @description The events to send */
                    events?: ("episode.published" | "podcast.changed" | "podcast.removed" | "search.changed" | "list.changed" | "catalogue.imported")[];
                    /** @description Your own note about the webhook */
                    description?: string;
                    /** @description Which events to send; by default changes in your watched views and lists, changes of shows that you track or have in lists, and new episodes of tracked shows */
                    filter?: {
                        /**
                         * Format: uuid
                         * @description The id of a list: only its shows, not all that you track or have in lists, and only its own changes
                         */
                        listId?: string;
                        /** @description The ids of shows: their changes, even if they are neither tracked nor in a list */
                        podcastIds?: string[];
                        /**
                         * Format: uuid
                         * @description The id of one of your watched views, instead of all of them
                         */
                        savedSearchId?: string;
                    };
                    /** @description false disables the webhook and cancels pending attempts; true enables it and clears earlier failures */
                    enabled?: boolean;
                };
            };
        };
        responses: {
            /** @description The webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description A field breaks a rule; `errors` says which */
            422: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    webhooksRotate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the webhook */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How many hours the old secret also signs messages
                     * @default 24
                     */
                    graceHours?: number;
                };
            };
        };
        responses: {
            /** @description The webhook, with its new secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the webhook
                         */
                        id: string;
                        /** @description The URL that gets the events */
                        url: string;
                        /** @description The events that are sent */
                        events: ("episode.published" | "podcast.changed" | "podcast.removed" | "search.changed" | "list.changed" | "catalogue.imported")[];
                        /** @description Your own note about the webhook */
                        description: string;
                        /** @description What limits the events */
                        filter: {
                            /**
                             * Format: uuid
                             * @description The id of the only list whose events are sent
                             */
                            listId?: string;
                            /** @description The ids of the only shows whose changes are sent */
                            podcastIds?: string[];
                            /**
                             * Format: uuid
                             * @description The id of the only watched view whose changes are sent
                             */
                            savedSearchId?: string;
                        };
                        /**
                         * @description active; failing if the last attempt failed; disabled if nothing is sent
                         * @enum {string}
                         */
                        state: "active" | "failing" | "disabled";
                        /** @description Why it is disabled: auto after five days of failures, 410 because it returned 410, user by its owner */
                        disabledBy: ("410" | "auto" | "user") | null;
                        /** @description Since when all attempts have failed; null if the last one succeeded */
                        failingSince: string | null;
                        /** @description Until when messages also have a signature with the previous secret */
                        previousSecretUntil: string | null;
                        /**
                         * Format: date-time
                         * @description When it was created
                         */
                        createdAt: string;
                        /** @description The secret, `whsec_…`, which is shown only once; null if this response repeats an earlier one: replace the secret to get a new one */
                        secret: string | null;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description Too many requests; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    deliveriesLog: {
        parameters: {
            query?: {
                /** @description Only deliveries in this state */
                status?: "pending" | "delivered" | "failed" | "exhausted";
                /** @description The `nextCursor` of the previous page */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The id of the webhook */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the delivery log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The deliveries of the last 30 days, newest first */
                        deliveries: {
                            /**
                             * Format: uuid
                             * @description The id, which each attempt sends as `webhook-id`
                             */
                            id: string;
                            /** @description The event */
                            type: string;
                            /**
                             * @description failed if another attempt follows, exhausted if none does
                             * @enum {string}
                             */
                            state: "pending" | "delivered" | "failed" | "exhausted";
                            /** @description The number of attempts so far */
                            tries: number;
                            /**
                             * Format: date-time
                             * @description When the delivery was queued
                             */
                            createdAt: string;
                            /** @description When the last attempt began; null before the first one */
                            lastTryAt: string | null;
                            /** @description When the next attempt is due; null if none follows */
                            nextTryAt: string | null;
                            /** @description How long the last attempt took, in milliseconds */
                            tookMs: number | null;
                            /** @description The status of the last response; null if there was none */
                            status: number | null;
                            /** @description Why the last attempt failed, to show to people; null if it did not */
                            error: string | null;
                            /** @description The start of the last response's body */
                            answer: string | null;
                            /** @description The body that was sent */
                            body: string;
                        }[];
                        /** @description The cursor of the next page; null on the last one */
                        nextCursor: string | null;
                    };
                };
            };
            /** @description Nothing has changed since the response whose ETag is in If-None-Match */
            304: components["responses"]["Empty"];
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    deliveriesTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the webhook */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is on its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the delivery in the log
                         */
                        deliveryId: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description The webhook is disabled, or the delivery is in progress */
            409: components["responses"]["Refused"];
            /** @description Too many requests; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    deliveriesReplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the webhook */
                id: string;
                /** @description The id of the delivery */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event is on its way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description The id of the delivery in the log
                         */
                        deliveryId: string;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description The webhook is disabled, or the delivery is in progress */
            409: components["responses"]["Refused"];
            /** @description Too many requests; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    deliveriesReplayAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description A key chosen by the client, such as a UUID, that makes it safe to repeat the request for a day */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of the webhook */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description The start of the period
                     */
                    from: string;
                    /**
                     * Format: date-time
                     * @description The end of the period; now by default
                     */
                    to?: string;
                    /**
                     * @description Whether delivered events are left out
                     * @default true
                     */
                    onlyFailed?: boolean;
                };
            };
        };
        responses: {
            /** @description The deliveries are on their way */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of deliveries that are sent again */
                        deliveries: number;
                    };
                };
            };
            /** @description Some of the input is malformed; `errors` lists the fields */
            400: components["responses"]["Refused"];
            /** @description The request has neither a session nor a valid API key */
            401: components["responses"]["Refused"];
            /** @description You have no such webhook */
            404: components["responses"]["Refused"];
            /** @description The webhook is disabled, or the delivery is in progress */
            409: components["responses"]["Refused"];
            /** @description Too many requests; see Retry-After */
            429: components["responses"]["Refused"];
            /** @description Any other error: 401 invalid key, 403 missing scope, 429 limit, or a failure of the service */
            default: components["responses"]["Refused"];
        };
    };
    "event.episode.published": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, which is the same in every attempt and replay */
                "webhook-id": string;
                /** @description The time of this attempt in epoch seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of the id, timestamp and body, joined by dots; several are separated by spaces. The key is the secret after `whsec_`, decoded from base64 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "episode.published";
                    /**
                     * Format: date-time
                     * @description When the event was announced, not when it was sent
                     */
                    timestamp: string;
                    /** @description The facts of the event */
                    data: {
                        /** @description The id of the show */
                        podcastId: string;
                        /** @description The id of the episode within its show */
                        episodeId: string;
                        /** @description The title of the episode */
                        title: string;
                        /** @description When it was published, in ISO 8601; null if unknown */
                        published: string | null;
                        /** @description The length of the episode in seconds */
                        duration: number | null;
                        /** @description The URL of the audio file */
                        audioUrl: string | null;
                        /**
                         * @description Whether the event was shortened to 20 kB by cutting lists and texts or leaving out fields
                         * @constant
                         */
                        shortened?: true;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. After any other response, the event is sent again; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.podcast.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, which is the same in every attempt and replay */
                "webhook-id": string;
                /** @description The time of this attempt in epoch seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of the id, timestamp and body, joined by dots; several are separated by spaces. The key is the secret after `whsec_`, decoded from base64 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "podcast.changed";
                    /**
                     * Format: date-time
                     * @description When the event was announced, not when it was sent
                     */
                    timestamp: string;
                    /** @description The facts of the event */
                    data: {
                        /** @description The id of the show */
                        podcastId: string;
                        /**
                         * Format: date-time
                         * @description When the import or the feed refresh started
                         */
                        at: string;
                        /** @description The values by field, named as in a podcast: all known fields for an added show, none for a removed one */
                        fields: {
                            [key: string]: {
                                /** @description The value; null if unknown */
                                from: (number | string | boolean | string[] | {
                                    /** @description The lower end of the range */
                                    low: number;
                                    /** @description The upper end of the range; null if it is open */
                                    high: number | null;
                                }) | null;
                                /** @description The value; null if unknown */
                                to: (number | string | boolean | string[] | {
                                    /** @description The lower end of the range */
                                    low: number;
                                    /** @description The upper end of the range; null if it is open */
                                    high: number | null;
                                }) | null;
                            };
                        };
                        /** @description Changed fields that are too long to repeat here */
                        longFields: "description"[];
                        /**
                         * @description Whether the event was shortened to 20 kB by cutting lists and texts or leaving out fields
                         * @constant
                         */
                        shortened?: true;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. After any other response, the event is sent again; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.podcast.removed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, which is the same in every attempt and replay */
                "webhook-id": string;
                /** @description The time of this attempt in epoch seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of the id, timestamp and body, joined by dots; several are separated by spaces. The key is the secret after `whsec_`, decoded from base64 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "podcast.removed";
                    /**
                     * Format: date-time
                     * @description When the event was announced, not when it was sent
                     */
                    timestamp: string;
                    /** @description The facts of the event */
                    data: {
                        /** @description The id of the show */
                        podcastId: string;
                        /**
                         * Format: date-time
                         * @description When it was removed
                         */
                        at: string;
                        /** @description The show that the removed show was merged with */
                        movedTo: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. After any other response, the event is sent again; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.search.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, which is the same in every attempt and replay */
                "webhook-id": string;
                /** @description The time of this attempt in epoch seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of the id, timestamp and body, joined by dots; several are separated by spaces. The key is the secret after `whsec_`, decoded from base64 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "search.changed";
                    /**
                     * Format: date-time
                     * @description When the event was announced, not when it was sent
                     */
                    timestamp: string;
                    /** @description The facts of the event */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the watched view
                         */
                        savedSearchId: string;
                        /** @description The number of all changes, including those that are not listed */
                        total: number;
                        /** @description How many changes come only from a new version of the estimation method */
                        byMethod: number;
                        /** @description The version of the method before */
                        methodFrom: string | null;
                        /** @description The version of the method after */
                        methodTo: string | null;
                        /** @description The changes */
                        changes: {
                            /**
                             * @description What happened to the show in the results
                             * @enum {string}
                             */
                            kind: "entered" | "left" | "rose" | "fell" | "changed";
                            /** @description The id of the show */
                            podcastId: string;
                            /** @description Its title */
                            title: string;
                            /**
                             * @description The value that changed
                             * @enum {string}
                             */
                            what: "place" | "listeners" | "activity" | "explicit";
                            /** @description A position, a range, one of very-active, moderately-active, occasional, inactive, unknown, or 1, 0 or N/A; null if the show was not in the results */
                            from: string | null;
                            /** @description The later value, in the same form; null if the show left the results */
                            to: string | null;
                            /** @description The show's range of listeners, such as "1,000-5,000", "Large or more", or "N/A" */
                            listeners: string;
                            /** @description Whether only the estimation method changed, not the show itself */
                            byMethod: boolean;
                        }[];
                        /**
                         * @description Whether the event was shortened to 20 kB by cutting lists and texts or leaving out fields
                         * @constant
                         */
                        shortened?: true;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. After any other response, the event is sent again; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.list.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, which is the same in every attempt and replay */
                "webhook-id": string;
                /** @description The time of this attempt in epoch seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of the id, timestamp and body, joined by dots; several are separated by spaces. The key is the secret after `whsec_`, decoded from base64 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "list.changed";
                    /**
                     * Format: date-time
                     * @description When the event was announced, not when it was sent
                     */
                    timestamp: string;
                    /** @description The facts of the event */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the list
                         */
                        listId: string;
                        /**
                         * @description What happened to the list
                         * @enum {string}
                         */
                        change: "created" | "renamed" | "deleted" | "restored" | "items-added" | "items-removed" | "items-changed" | "settings-changed";
                        /** @description The number of shows that were added, removed or changed */
                        total: number;
                        /** @description The ids of these shows */
                        podcastIds: string[];
                        /** @description The values that changed, such as the name of the list or the status of a show */
                        fields: {
                            [key: string]: {
                                from: unknown;
                                to: unknown;
                            };
                        };
                        /**
                         * @description Whether the event was shortened to 20 kB by cutting lists and texts or leaving out fields
                         * @constant
                         */
                        shortened?: true;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. After any other response, the event is sent again; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.catalogue.imported": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, which is the same in every attempt and replay */
                "webhook-id": string;
                /** @description The time of this attempt in epoch seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of the id, timestamp and body, joined by dots; several are separated by spaces. The key is the secret after `whsec_`, decoded from base64 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "catalogue.imported";
                    /**
                     * Format: date-time
                     * @description When the event was announced, not when it was sent
                     */
                    timestamp: string;
                    /** @description The facts of the event */
                    data: {
                        /**
                         * Format: date-time
                         * @description When the import started
                         */
                        at: string;
                        /** @description The number of shows in the catalogue */
                        podcasts: number;
                        /** @description The number of their episodes */
                        episodes: number;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. After any other response, the event is sent again; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event.webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the event, which is the same in every attempt and replay */
                "webhook-id": string;
                /** @description The time of this attempt in epoch seconds */
                "webhook-timestamp": string;
                /** @description `v1,` and the base64 HMAC-SHA256 of the id, timestamp and body, joined by dots; several are separated by spaces. The key is the secret after `whsec_`, decoded from base64 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The event
                     * @constant
                     */
                    type: "webhook.test";
                    /**
                     * Format: date-time
                     * @description When the event was announced, not when it was sent
                     */
                    timestamp: string;
                    /** @description The facts of the event */
                    data: {
                        /**
                         * Format: uuid
                         * @description The id of the webhook
                         */
                        webhookId: string;
                    };
                };
            };
        };
        responses: {
            /** @description Accepted. After any other response, the event is sent again; 410 disables the webhook */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
